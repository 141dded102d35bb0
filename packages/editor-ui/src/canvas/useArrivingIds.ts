import type { ComponentId } from '@vitrina/epack-model';
import { startTransition, useEffect, useInsertionEffect, useRef, useState } from 'react';

/** Number of top-level blocks rendered at once: about one screen. */
const firstCount = 16;
/**
 * Number of blocks rendered per step after the first ones. Each step restyles and repaints all blocks
 * rendered so far, so larger steps cost less in total.
 */
const stepCount = 256;

/** Callbacks about the progressive rendering of a page. */
export interface Arrival {
  /** Called before these blocks and their descendants are added to the page, before their first paint. */
  readonly onArriving: (ids: readonly ComponentId[]) => void;
  /** Called when all blocks are on the page. */
  readonly onArrived: () => void;
}

/**
 * Returns the first of these block IDs immediately and the others in steps that yield to input, so that a
 * long page appears as fast as a short one. After that, added blocks are returned immediately.
 */
export function useArrivingIds(
  ids: readonly ComponentId[],
  { onArriving, onArrived }: Arrival,
): readonly ComponentId[] {
  const [count, setCount] = useState(firstCount);
  const toldCount = useRef(0);
  const isComplete = count >= ids.length;
  useInsertionEffect(() => {
    if (toldCount.current < count) onArriving(ids.slice(toldCount.current, count));
    toldCount.current = count;
  }, [ids, count, onArriving]);
  useEffect(() => {
    if (count === Infinity) return;
    if (isComplete) onArrived();
    startTransition(() => setCount(isComplete ? Infinity : count + stepCount));
  }, [count, isComplete, onArrived]);
  return isComplete ? ids : ids.slice(0, count);
}
