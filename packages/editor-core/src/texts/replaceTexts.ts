import { type PageText, toTextChanges } from '@vitrina/page-designs';

import { applyChange } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getActivePage } from '../store/selectors.ts';

/** Replaces texts of the page in view, as one step. */
export function replaceTexts(
  replacements: readonly (Pick<PageText, 'component' | 'text'> & { readonly words: string })[],
): EditorThunk {
  return (dispatch, getState) => {
    const page = getActivePage(getState());
    const changes = page ? [...toTextChanges(page, replacements)] : [];
    if (changes.length > 0) dispatch(applyChange({ type: 'batch', changes }));
  };
}
