import { useState } from 'react';

import { useShownPages } from './useMonitoredPage.ts';

/** Something done to a page from its sheet: whether it is under way, why it failed, and the way to do it. */
export function usePageAct() {
  const { refresh } = useShownPages();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = async (act: () => Promise<unknown>) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(error);
    } finally {
      // After a failure too: it may be that somebody else has changed the page.
      await refresh();
      setIsBusy(false);
    }
  };
  return { isBusy, failure, run: (act: () => Promise<unknown>) => void run(act) };
}
