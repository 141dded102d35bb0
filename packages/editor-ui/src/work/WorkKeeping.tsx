import { useStepKeeping } from './useStepKeeping.ts';
import { useUploadsEnd } from './useUploadsEnd.ts';
import { useDraftKeeping } from '../drafts/useDraftKeeping.ts';
import { useSaveQueue } from './useSaveQueue.ts';
import { useFocusReturn } from './useFocusReturn.ts';

/**
 * Runs background tasks of the editor: stores drafts, retries saves when the connection returns, cancels
 * uploads on close, and restores focus. Renders nothing.
 */
export function WorkKeeping() {
  useDraftKeeping();
  useSaveQueue();
  useStepKeeping();
  useUploadsEnd();
  useFocusReturn();
  return null;
}
