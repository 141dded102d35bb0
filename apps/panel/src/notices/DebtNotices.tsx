import { lateScreen } from '@vitrina/ui-kit';

import { useDebtNotices } from './useDebtNotices.ts';

const DebtNoticeList = lateScreen(async () => (await import('./DebtNoticeList.tsx')).DebtNoticeList);

/** What the user's licences owe, until each notice is closed. */
export function DebtNotices() {
  const { notices, close } = useDebtNotices();
  return notices.length === 0 ? null : <DebtNoticeList notices={notices} onClose={close} />;
}
