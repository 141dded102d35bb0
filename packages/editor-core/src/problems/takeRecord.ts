import type { RecordFact } from '@vitrina/page-designs';

import { documentAction } from '../store/documentActions.ts';
import type { EditorThunk } from '../store/editorState.ts';

/** Finds texts that the package's record has changed from now on; null for no record. */
export function takeRecord(facts: readonly RecordFact[] | null): EditorThunk {
  return (dispatch) => {
    dispatch(documentAction('recordLoaded', facts, []));
  };
}
