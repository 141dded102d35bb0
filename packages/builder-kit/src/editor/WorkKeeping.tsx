import { useDraftKeeping } from '../draft/useDraftKeeping.ts';
import { useSaveQueue } from '../saving/useSaveQueue.ts';

/** Keeps unsaved work in this browser, and saves what waits for the connection. Draws nothing. */
export function WorkKeeping() {
  useDraftKeeping();
  useSaveQueue();
  return null;
}
