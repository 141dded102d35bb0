import type { ColumnType, Generated } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

/** A request to approve an epack; at most one per epack is waiting. */
interface ReviewRequestTable {
  id: Generated<number>;
  epack_id: string;
  state: Generated<'waiting' | 'approved' | 'returned' | 'replaced'>;
  /** State of the content that was asked about; once approved, the approved one. */
  revisions: ColumnType<unknown, never, never>;
  requested_by: number | null;
  requested_at: Timestamp;
  /** The colleague who was asked; null for everyone who can approve. */
  reviewer_id: number | null;
  note: string;
  decided_by: number | null;
  decided_at: Date | null;
  reason: Generated<string>;
}
/** A comment; the first one of a thread has no `thread_id`. */
interface ReviewCommentTable {
  id: Generated<number>;
  epack_id: string;
  thread_id: number | null;
  locale: string | null;
  template: string | null;
  page: string | null;
  component_id: number | null;
  /** Name of the block when the comment was written. */
  component_name: string;
  text: string;
  author_id: number | null;
  created_at: Timestamp;
  is_resolved: Generated<boolean>;
  settled_by: Generated<number | null>;
  settled_at: Generated<Date | null>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    review_request: ReviewRequestTable;
    review_comment: ReviewCommentTable;
  }
}
