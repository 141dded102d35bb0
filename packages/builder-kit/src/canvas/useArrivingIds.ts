import type { ComponentId } from '@vitrina/epack-model';
import { startTransition, useEffect, useState } from 'react';

/** Top-level blocks that are drawn at once: as many as a screen shows. */
const firstCount = 16;
/** How many more are drawn at a time. */
const stepCount = 32;

/**
 * The first of these blocks at once, the others in steps that give way to input, so that a long page shows as soon as a
 * short one. Once all are there, what is added is drawn like any other edit.
 *
 * @param onArrived - told once all are there
 */
export function useArrivingIds(ids: readonly ComponentId[], onArrived: () => void): readonly ComponentId[] {
  const [count, setCount] = useState(firstCount);
  const isComplete = count >= ids.length;
  useEffect(() => {
    if (count === Infinity) return;
    if (isComplete) onArrived();
    startTransition(() => setCount(isComplete ? Infinity : count + stepCount));
  }, [count, isComplete, onArrived]);
  return isComplete ? ids : ids.slice(0, count);
}
