import type { ReplacementCriteria, ReplacementHit, ReplacementRow } from '@vitrina/api-client/contract';
import type { ColumnType, Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';
import type { Language } from '../../platform/http/language.ts';

/** A replacement of a user. */
interface ReplacementTable {
  id: Generated<number>;
  user_id: number;
  criteria: JsonColumn<ReplacementCriteria>;
  /** Of the findings of a save. */
  language: Language;
  is_republishing: Generated<boolean>;
  created_at: Timestamp;
}

/** A page with hits. */
export interface SearchedPage {
  readonly locale: string;
  readonly template: string;
  readonly page: string;
  /** The revision that was searched. */
  readonly revision: number;
  /** The revision that the replacement saved; absent until then, and if the page was edited before. */
  readonly saved?: number;
  readonly isSkipped?: boolean;
}

/** A hit without the choice about it. */
export type StoredHit = Omit<ReplacementHit, 'isLeft' | 'isSkipped'>;

/** A JSON column with a default. */
type JsonDefault<Value> = ColumnType<Value, string | undefined, string>;

/** An epack of a replacement. */
interface ReplacementRowTable {
  id: Generated<number>;
  replacement_id: number;
  epack_id: string;
  status: ColumnType<ReplacementRow['status'], ReplacementRow['status'] | undefined>;
  pages: JsonDefault<SearchedPage[]>;
  hits: JsonDefault<StoredHit[]>;
  /** Keys of the hits that stay as they are. */
  left_keys: JsonDefault<string[]>;
  /** Message id of the reason. */
  error: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    replacement: ReplacementTable;
    replacement_row: ReplacementRowTable;
  }
}
