import type { TextRun, TextRunProposals, TextRunRow } from '@vitrina/api-client/contract';
import type { ColumnType, Generated } from 'kysely';

import type { Language } from '../../platform/http/language.ts';
import type { Timestamp } from '../../platform/storage/columns.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';

/** A page that texts were asked for. */
export interface AskedPage extends Omit<PageAddress, 'locale'> {
  /** As it was when its texts were read. Another revision can have other texts. */
  revision: number;
  /** Texts with an answer, from the first. */
  askedCount: number;
}

/** A proposal as it is stored. */
export type StoredProposal = Omit<TextRunProposals['proposals'][number], 'isLeft'>;

/** A text that is skipped, as it is stored. */
export type SkippedText = TextRunProposals['skipped'][number];

/** A JSON column with a default. */
type JsonColumn<Value> = ColumnType<Value, string | undefined, string>;

/** A run that proposes texts. */
interface TextRunTable {
  id: Generated<number>;
  user_id: number;
  task: TextRun['task'];
  locale: string;
  language: Language;
  status: ColumnType<TextRun['status'], TextRun['status'] | undefined>;
  /** Message id of the reason of a pause. */
  error: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
}

/** An epack of a run. */
interface TextRunRowTable {
  id: Generated<number>;
  run_id: number;
  epack_id: string;
  status: ColumnType<TextRunRow['status'], TextRunRow['status'] | undefined>;
  pages: JsonColumn<AskedPage[]>;
  proposals: JsonColumn<StoredProposal[]>;
  /** Keys of proposals that the user does not want. */
  left_keys: JsonColumn<string[]>;
  is_reviewed: Generated<boolean>;
  /** Proposals without a refusal. */
  proposal_count: Generated<number>;
  refusals: JsonColumn<TextRunRow['refusals']>;
  skipped: JsonColumn<SkippedText[]>;
  /** Message id of the reason. */
  error: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    text_run: TextRunTable;
    text_run_row: TextRunRowTable;
  }
}
