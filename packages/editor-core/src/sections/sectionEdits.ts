import { type Catalogue, createBrandDraft, createMvideoDraft } from '@vitrina/block-catalogue';
import {
  addressInTemplate,
  applyEpackChange,
  brandPresets,
  defaultPage,
  defaultTemplate,
  directionOf,
  type Epack,
  getChildIds,
  instantiateDraft,
  mvideoTemplate,
  pageKey,
  pageKeyPrefix,
  planAddTemplate,
  rootId,
  type EpackChange,
} from '@vitrina/epack-model';

import { loadPages } from '../loading/loadPages.ts';
import { openPage } from '../loading/openPage.ts';
import { isLocale } from '../locales/isLocale.ts';
import { planReplaceAll } from '../nesting/planReplaceAll.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { applyChange } from '../store/edit.ts';
import { applyDataChange } from '../store/editData.ts';
import type { SectionKind } from './section.ts';

/** The input for a new locale or template. */
export interface NewSection {
  readonly kind: Exclude<SectionKind, 'page'>;
  readonly name: string;
}

/**
 * Adds a locale or template and opens it. Returns a message id if that isn't possible.
 * @throws ApiError if a page to copy can't be loaded
 */
export function addSection({ kind, name }: NewSection): EditorThunk<Promise<LabelId | undefined>> {
  return async (dispatch, getState, { catalogue }) => {
    const { active } = getState().document;
    const { locale } = active;
    // The locale sets the page's language for browsers and screen readers.
    if (kind === 'locale' && !isLocale(name)) return 'builder.section.locale.hint';
    // Load the source pages: the copies are made in the editor.
    const sources = pageKeyPrefix(locale, defaultTemplate);
    await dispatch(loadPages((key) => key.startsWith(sources)));
    const changes: Readonly<Record<NewSection['kind'], EpackChange>> = {
      locale: { type: 'addLocale', locale: name, sourceLocale: locale },
      template: addTemplate(catalogue, getState().document.epack, locale, name),
    };
    const result = dispatch(applyDataChange(changes[kind]));
    if (!result.ok) return result.code;
    const address = {
      locale: { locale: name, template: defaultTemplate, page: defaultPage },
      template: { locale, template: name, page: defaultPage },
    }[kind];
    await dispatch(openPage(address));
    return undefined;
  };
}

function addTemplate(catalogue: Catalogue, epack: Epack, locale: string, template: string): EpackChange {
  const draft = createStart(catalogue, epack, locale, template);
  if (!draft) return planAddTemplate(locale, template, catalogue.rulesIn(locale));
  return { type: 'addTemplate', locale, template, components: instantiateDraft(draft, 1, rootId) };
}

/**
 * Returns the initial page of a template without defaults: M.Video's always, a brand's if the master page is
 * empty.
 */
function createStart(catalogue: Catalogue, epack: Epack, locale: string, template: string) {
  if (template === mvideoTemplate) return createMvideoDraft(catalogue, locale);
  const preset = Object.hasOwn(brandPresets, template) ? brandPresets[template] : undefined;
  const master = epack.pages[pageKey(addressInTemplate(epack, locale, defaultTemplate))];
  const isEmpty = master && getChildIds(master, rootId).length === 0;
  return preset && isEmpty ? createBrandDraft(catalogue, locale, preset) : undefined;
}

/** Deletes the locale, template or page in view. The next save deletes it on the server. */
export function deleteActiveSection(kind: SectionKind): EditorThunk<Promise<LabelId | undefined>> {
  return async (dispatch, getState) => {
    const { locale, template, page } = getState().document.active;
    const changes: Readonly<Record<SectionKind, EpackChange>> = {
      locale: { type: 'removeLocale', locale },
      template: { type: 'removeTemplate', locale, template },
      page: { type: 'removePage', locale, template, page },
    };
    const result = dispatch(applyDataChange(changes[kind]));
    if (!result.ok) return result.code;
    await dispatch(openPage(getState().document.active));
    return undefined;
  };
}

/** Replaces the index page of the template in view by another template's as one history step. */
export function copyTemplateHere(source: string): EditorThunk<Promise<LabelId | undefined>> {
  return async (dispatch, getState) => {
    const { locale, template: target } = getState().document.active;
    const address = { locale, template: target, page: defaultPage };
    const key = pageKey(address);
    const sources = pageKeyPrefix(locale, source);
    await dispatch(loadPages((each) => each === key || each.startsWith(sources)));
    const { epack } = getState().document;
    const change = { type: 'copyTemplate' as const, locale, source, target };
    const copied = applyEpackChange(epack, change);
    if (!copied.ok) return copied.code;
    const [before, after] = [epack.pages[key], copied.epack.pages[key]];
    const step = { page: key, type: change.type, select: [], changesFixedParts: true };
    if (before && after) dispatch(applyChange(planReplaceAll(before, after), step));
    else dispatch(applyDataChange(change));
    await dispatch(openPage(address));
    return undefined;
  };
}

/** Turns the writing direction of the locale in view around, as one history step. */
export function turnDirection(): EditorThunk {
  return (dispatch, getState) => {
    const { epack, active } = getState().document;
    const { locale } = active;
    const direction = directionOf(epack.manifest, locale) === 'rtl' ? 'ltr' : 'rtl';
    dispatch(applyDataChange({ type: 'setDirection', locale, direction }));
  };
}
