import { createDraftStore } from '@vitrina/editor-ui/drafts';
import { clear, createStore } from 'idb-keyval';

/**
 * Deletes all drafts of this browser, including one that the editor of the last test is still writing. A draft left
 * behind would be offered to the next test that starts a package.
 */
export async function clearDrafts(): Promise<void> {
  // A read waits for writes that started earlier.
  await createDraftStore().read('');
  await clear(createStore('vitrina-drafts', 'drafts'));
}
