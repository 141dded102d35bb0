import type { Generated } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

interface DebtNoticeTable {
  id: Generated<number>;
  license_id: number;
  message_en: string;
  message_ru: string;
  created_at: Timestamp;
}
interface DebtNoticeClosedTable {
  notice_id: number;
  user_id: number;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    debt_notice: DebtNoticeTable;
    debt_notice_closed: DebtNoticeClosedTable;
  }
}
