import { useEffect } from 'react';

const refreshMs = 2000;

/** Fetches anew every two seconds while something is under way and the page is in sight. */
export function useRefreshWhile(isUnderWay: boolean, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [isUnderWay, refresh]);
}
