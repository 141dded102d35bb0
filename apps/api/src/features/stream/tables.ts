// Exported because only a module can augment another one.
/** How high a published page came to be at a retailer, at one size. */
export interface StreamHeightTable {
  retailer_id: number;
  /** The publication's hash. */
  publication: string;
  /** The page's `html` in the pointer. */
  page: string;
  size: 'desktop' | 'laptop' | 'tablet' | 'mobile';
  /** In px, as the first visits reported it. */
  heights: number[];
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    stream_height: StreamHeightTable;
  }
}
