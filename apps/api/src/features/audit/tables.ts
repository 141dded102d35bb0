import type { Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

interface AuditLogTable {
  id: Generated<number>;
  user_id: number | null;
  action: string;
  subject: string;
  data: JsonColumn<unknown>;
  created_at: Timestamp;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    audit_log: AuditLogTable;
  }
}
