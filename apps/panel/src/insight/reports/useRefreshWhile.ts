import { useEffect } from 'react';

const refreshMs = 2000;

/** Calls `refresh` every two seconds while `isUnderWay` is `true` and the page is visible. */
export function useRefreshWhile(isUnderWay: boolean, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [isUnderWay, refresh]);
}
