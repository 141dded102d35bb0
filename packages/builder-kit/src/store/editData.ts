import type { Epack } from '@vitrina/epack-model';

import type { BuilderThunk } from './createBuilderStore.ts';
import { documentAction } from './documentActions.ts';

/** Edits the package beside its pages. */
export function editData(edit: (epack: Epack) => Epack): BuilderThunk {
  return (dispatch, getState) => {
    dispatch(documentAction('dataEdited', edit(getState().document.epack), []));
  };
}
