import type { ColumnType, Generated } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

interface ContentReviewTable {
  epack_id: string;
  is_checked: Generated<boolean>;
  is_correct: boolean | null;
  note: Generated<string>;
  reviewed_by: number | null;
  reviewed_at: Timestamp;
  /** When the reviewed content was last changed. */
  content_at: Date;
  /** Exact state of the reviewed content; null for reviews older than the column. */
  revisions: ColumnType<unknown, never, never>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    content_review: ContentReviewTable;
  }
}
