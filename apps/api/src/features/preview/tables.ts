import type { Generated } from 'kysely';

interface PreviewLinkTable {
  id: Generated<number>;
  epack_id: string;
  created_by: number;
  hash: Buffer;
  created_at: Generated<Date>;
  ends_at: Date;
  opened_at: Generated<Date | null>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    preview_link: PreviewLinkTable;
  }
}
