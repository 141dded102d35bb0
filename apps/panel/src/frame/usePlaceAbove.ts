import { useCallback, useEffect, useState } from 'react';

/** Maximum time the screen waits for the content above, in ms. */
const patienceMs = 500;

/**
 * Returns whether the screen can be shown: once the content above is in place, so that the screen doesn't
 * move down while being read. The screen renders and loads its data in the meantime.
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
