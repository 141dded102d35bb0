import { useCallback, useEffect, useState } from 'react';

/** Longer than this the screen does not wait for what stands above it. */
const patienceMs = 500;

/**
 * Whether the screen may be seen: once what stands above it is in its place, so that the screen does not move down under
 * somebody's eyes. It is drawn, and fetches, all the while.
 */
export function usePlaceAbove(): { isPlaced: boolean; onPlaced: () => void } {
  const [isPlaced, setIsPlaced] = useState(false);
  const onPlaced = useCallback(() => setIsPlaced(true), []);
  useEffect(() => {
    const timer = setTimeout(onPlaced, patienceMs);
    return () => clearTimeout(timer);
  }, [onPlaced]);
  return { isPlaced, onPlaced };
}
