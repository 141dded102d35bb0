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
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    stream_height: StreamHeightTable;
  }
}
