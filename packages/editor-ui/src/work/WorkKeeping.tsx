import { useUploadsEnd } from './useUploadsEnd.ts';
import { useDraftKeeping } from '../drafts/useDraftKeeping.ts';
import { useSaveQueue } from './useSaveQueue.ts';
import { useFocusReturn } from './useFocusReturn.ts';

/** Keeps unsaved work in this browser, saves what waits for the connection, ends uploads with the work, and keeps the keyboard where the work is. Draws nothing. */
export function WorkKeeping() {
  useDraftKeeping();
  useSaveQueue();
  useUploadsEnd();
  useFocusReturn();
  return null;
}
