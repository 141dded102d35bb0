import { saveEpack } from '../saving/saveEpack.ts';
import type { EditorStore } from '../store/createEditorStore.ts';
import { isUnsaved } from '../store/selectors.ts';
import { untilUploaded } from './untilUploaded.ts';

/**
 * Waits for pending image uploads and saves unsaved changes.
 *
 * @returns the package's id; undefined if an upload or the save failed
 */
export async function prepareToPublish(store: EditorStore): Promise<string | undefined> {
  if (!(await untilUploaded(store.uploads))) return undefined;
  // Images uploaded in the meantime aren't saved yet.
  const { document } = store.getState();
  const isSaved = document.epackId !== undefined && !isUnsaved(document);
  if (!isSaved && !(await store.dispatch(saveEpack()))) return undefined;
  return store.getState().document.epackId;
}
