import { createObserved, type Observed } from '../store/observed.ts';
import type { DropPreview } from './findDropPreview.ts';

/** What the pointer would do if it were released now, for whatever draws it. */
export type DropState = Observed<DropPreview | undefined>;

/** Nothing is being dragged yet. */
export function createDropState(): DropState {
  return createObserved<DropPreview | undefined>(undefined);
}
