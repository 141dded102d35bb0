import { documentAction } from '../store/documentActions.ts';
import type { EditorThunk } from '../store/editorState.ts';

/** Leaves out the findings with these keys from now on. */
export function takeIgnored(keys: readonly string[]): EditorThunk {
  return (dispatch) => {
    dispatch(documentAction('ignoredLoaded', keys, []));
  };
}
