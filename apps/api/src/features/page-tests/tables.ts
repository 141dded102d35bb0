import type { PageTestInput, PageTestReport, PageTestStep } from '@vitrina/api-client/contract';
import type { GeneratedAlways, Generated } from 'kysely';

import type { JsonColumn, Timestamp } from '../../platform/storage/columns.ts';

interface PageTestTable {
  id: GeneratedAlways<string>;
  /** SHA-256 of the token that opens the result. */
  hash: Buffer;
  /** SHA-256 of the network that started the test. */
  network: Buffer;
  /** The host of the page. */
  host: string;
  input: JsonColumn<PageTestInput>;
  step: Generated<PageTestStep>;
  /** How often the test was begun: a test that ends the process is not begun for ever. */
  attempts: Generated<number>;
  /** Null until the test is done. */
  report: JsonColumn<PageTestReport> | null;
  created_at: Timestamp;
  /** When the test is deleted. */
  expires_at: Date;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    page_test: PageTestTable;
  }
}
