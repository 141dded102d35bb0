import type { ContentRules } from '@vitrina/block-kit';

import { documentAction } from '../store/documentActions.ts';
import type { EditorThunk } from '../store/editorState.ts';

/** Checks the document by a company's rules from now on; null for none. */
export function takeRules(rules: ContentRules | null): EditorThunk {
  return (dispatch) => {
    dispatch(documentAction('rulesLoaded', rules, []));
  };
}
