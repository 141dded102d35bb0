import type { Generated } from 'kysely';

// Exported because only a module can augment another one.
/** Heights of a published page at a retailer, at one size. */
export interface StreamHeightTable {
  retailer_id: number;
  /** The publication's hash. */
  publication: string;
  /** The page's `html` in the pointer. */
  page: string;
  size: 'desktop' | 'laptop' | 'tablet' | 'mobile';
  /** Heights in px, reported by the first visits. */
  heights: number[];
  /** Hashes of the networks that reported, in the same order; of no use after the day's salt is gone. */
  reporters: Buffer[];
  since: Generated<Date>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    stream_height: StreamHeightTable;
  }
}
