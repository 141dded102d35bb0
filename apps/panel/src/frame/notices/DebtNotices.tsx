import { lazy } from '@vitrina/ui-kit';
import { useEffect } from 'react';

import { useDebtNotices } from './useDebtNotices.ts';

const DebtNoticeList = lazy(async () => (await import('./DebtNoticeList.tsx')).DebtNoticeList);

/** What the user's licenses owe, until each notice is closed; told once they stand there, or there are none. */
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
