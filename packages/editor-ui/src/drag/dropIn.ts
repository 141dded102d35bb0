import type { Place } from '@vitrina/epack-model';
import type { DragItem } from '@vitrina/editor-core/drag';
import { copyTo, insertDraft, insertDrafts, moveTo } from '@vitrina/editor-core/edits';
import type { EditorStore } from '@vitrina/editor-core/store';

/** Drops an item at a place of the page; does nothing if the nesting rules refuse it. */
export function dropIn(store: EditorStore, item: DragItem, place: Place): void {
  if (item.kind === 'existing') store.dispatch((item.isCopied ? copyTo : moveTo)(item.ids, place));
  else if (item.kind === 'saved' && item.insert) item.insert(place);
  else if (item.kind === 'saved') store.dispatch(insertDrafts(item.drafts, place));
  else if (store.dispatch(insertDraft(item.draft, place)) === undefined) item.onAdded?.();
}
