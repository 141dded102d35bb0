import type { PublicationRun, PublicationRunRow } from '@vitrina/api-client/contract';
import type { ColumnType, Generated } from 'kysely';

import type { Language } from '../../platform/http/language.ts';
import type { Timestamp } from '../../platform/storage/columns.ts';

/** A bulk publication. */
interface PublicationRunTable {
  id: Generated<number>;
  user_id: number;
  action: PublicationRun['action'];
  /** When a schedule publishes. */
  due_at: Date | null;
  may_rewrite: Generated<boolean>;
  /** The retailers to keep to; null for all. */
  retailer_ids: number[] | null;
  /** Of the reasons. */
  language: Language;
  status: ColumnType<PublicationRun['status'], PublicationRun['status'] | undefined>;
  created_at: Timestamp;
  /** When the user continued it last: of two runs with one epack, the earlier is the first. */
  started_at: ColumnType<Date | null, Date | undefined, Date>;
}

/** An epack of a bulk publication. */
interface PublicationRunRowTable {
  id: Generated<number>;
  run_id: number;
  epack_id: string;
  /** The license whose turn it takes; for an epack without one, the user's id, negative. */
  turn: Generated<number>;
  status: ColumnType<PublicationRunRow['status'], PublicationRunRow['status'] | undefined>;
  retailer_count: ColumnType<number | null, number | null | undefined, number | null>;
  /** The publication that a roll back was checked for. */
  target_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Message id of the reason. */
  error: ColumnType<string | null, string | null | undefined, string | null>;
  reasons: ColumnType<string[], string | undefined, string>;
  /** Faults of ours so far; the row waits until `retry_at` after each. */
  attempts: Generated<number>;
  retry_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    publication_run: PublicationRunTable;
    publication_run_row: PublicationRunRowTable;
  }
}
