import type { PageStep } from '@vitrina/api-client/contract';

import type { JsonColumn } from '../../platform/storage/columns.ts';

/** A step as it is stored. */
export interface StoredStep extends PageStep {
  readonly doneById: number;
  readonly isDetached: boolean;
}

interface PageStepsTable {
  epack_id: string;
  locale: string;
  template: string;
  page: string;
  /** The revision that the steps lead to. */
  revision: number;
  /** Oldest first. */
  steps: JsonColumn<StoredStep[]>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    page_steps: PageStepsTable;
  }
}
