import type { ComponentId } from '@vitrina/epack-model';
import { startTransition, useEffect, useInsertionEffect, useRef, useState } from 'react';

/** Top-level blocks that are drawn at once: as many as a screen shows. */
const firstCount = 16;
/** Those that are drawn at a time after them. Each step has what stands there already styled and painted once more. */
const stepCount = 256;

/** Who is told how a page arrives. */
export interface Arrival {
  /** These are about to stand on the page, with what stands in them; nothing of them was painted yet. */
  readonly onArriving: (ids: readonly ComponentId[]) => void;
  /** All are there. */
  readonly onArrived: () => void;
}

/**
 * The first of these blocks at once, the others in steps that give way to input, so that a long page shows as soon as a
 * short one. Once all are there, what is added is drawn like any other edit.
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
