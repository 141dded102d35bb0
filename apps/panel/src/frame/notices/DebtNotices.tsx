import { lazy } from '@vitrina/ui-kit';
import { useEffect } from 'react';

import { useDebtNotices } from './useDebtNotices.ts';

const DebtNoticeList = lazy(async () => (await import('./DebtNoticeList.tsx')).DebtNoticeList);

/**
 * Shows the debt notices of the user's licenses until each one is closed. Calls `onPlaced` when the notices
 * are rendered or there are none.
 */
export function DebtNotices({ onPlaced }: { onPlaced: () => void }) {
  const { notices, isKnown, close } = useDebtNotices();
  const hasNone = isKnown && notices.length === 0;
  useEffect(() => {
    if (hasNone) onPlaced();
  }, [hasNone, onPlaced]);
  return notices.length === 0 ? null : (
    <DebtNoticeList notices={notices} onClose={close} onPlaced={onPlaced} />
  );
}
