import { saveEpack } from '../saving/saveEpack.ts';
import type { EditorStore } from '../store/createEditorStore.ts';
import { isUnsaved } from '../store/selectors.ts';
import { untilUploaded } from './untilUploaded.ts';

/**
 * Waits for the pictures on their way into the package and saves what is unsaved.
 *
 * @returns the package's id; undefined where a picture did not arrive or the save failed
 */
export async function prepareToPublish(store: EditorStore): Promise<string | undefined> {
  if (!(await untilUploaded(store.uploads))) return undefined;
  // The pictures that arrived meanwhile are not saved yet.
  const { document } = store.getState();
  const isSaved = document.epackId !== undefined && !isUnsaved(document);
  if (!isSaved && !(await store.dispatch(saveEpack()))) return undefined;
  return store.getState().document.epackId;
}
