import { arrangePages, defaultPage, listPages, type ListedPage } from '@vitrina/epack-model';

import { loadPages } from '../loading/loadPages.ts';
import { openPage } from '../loading/openPage.ts';
import { endStep } from '../store/edit.ts';
import { applyDataChange } from '../store/editData.ts';
import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { getActiveKey } from '../store/selectors.ts';

/** The name of a new page. */
export interface NewPage {
  /** The name of its file, by which its address is known. */
  readonly page: string;
  /** The name people call it by. */
  readonly title: string;
}

/** Returns the pages of the template in view, in their order and with their titles. */
export function listTemplatePages({ document }: Pick<EditorState, 'document'>): readonly ListedPage[] {
  const { epack, active } = document;
  return arrangePages(epack.manifest, active, listPages(epack, active.locale, active.template));
}

/** Names the page in view, as one history step. Its file and its address stay. */
export function renamePage(title: string): EditorThunk {
  return (dispatch, getState) => {
    const { page } = getState().document.active;
    const pages = listTemplatePages(getState());
    dispatch(setPages(pages.map((each) => (each.page === page ? { page, title } : each))));
  };
}

/** Moves the page in view before or after its neighbor in the order of pages, as one history step. */
export function movePage(step: -1 | 1): EditorThunk {
  return (dispatch, getState) => {
    const pages = [...listTemplatePages(getState())];
    const from = pages.findIndex(({ page }) => page === getState().document.active.page);
    const [moved] = pages.splice(from, 1);
    if (moved) dispatch(setPages(pages.toSpliced(from + step, 0, moved)));
  };
}

/**
 * Adds a page after the one in view, empty or as a copy of another, and opens it. Returns a message id if that isn't possible.
 * @throws ApiError if the page to copy can't be loaded
 */
export function addPage(
  { page, title }: NewPage,
  cloneOf: 'index' | 'active' | undefined,
): EditorThunk<Promise<LabelId | undefined>> {
  return async (dispatch, getState) => {
    const { locale, template, page: active } = getState().document.active;
    const source = cloneOf === 'index' ? defaultPage : cloneOf === 'active' ? active : undefined;
    if (cloneOf === 'active') await dispatch(loadPages((key) => key === getActiveKey(getState())));
    const pages = listTemplatePages(getState());
    const change = {
      type: 'addPage' as const,
      locale,
      template,
      page,
      ...(source !== undefined && { cloneOf: source }),
    };
    const result = dispatch(applyDataChange(change));
    if (!result.ok) return result.code;
    await dispatch(openPage({ locale, template, page }));
    const at = pages.findIndex((each) => each.page === active) + 1;
    const added = title === page ? { page } : { page, title };
    // The order is only written once a page has a name or a place of its own.
    if (added.title !== undefined || at < pages.length) dispatch(setPages(pages.toSpliced(at, 0, added)));
    return undefined;
  };
}

function setPages(pages: readonly ListedPage[]): EditorThunk {
  return (dispatch, getState) => {
    const { locale, template } = getState().document.active;
    const named = pages.map(({ page, title }) => (title === undefined ? { page } : { page, title }));
    dispatch(endStep());
    dispatch(applyDataChange({ type: 'setPages', locale, template, pages: named }));
  };
}
