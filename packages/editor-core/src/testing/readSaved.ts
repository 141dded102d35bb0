import { savePage } from '@vitrina/epack-model';

import type { EditorStore } from '../store/createEditorStore.ts';
import { getActivePage } from '../store/selectors.ts';

/** Returns the page in view as a save would send it. */
export function readSaved({ getState, services }: EditorStore): string {
  const page = getActivePage(getState());
  return page ? JSON.stringify(savePage(page, services.catalogue.rules)) : '';
}
