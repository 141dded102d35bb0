import type { Json } from './json.ts';

/**
 * A problem found or repaired in a document. `code` is a message id of `./messages`; `values` fill its
 * placeholders.
 *
 * @public
 */
export interface Issue {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly componentId?: number | undefined;
  /** Key of the page, for an issue of a whole epack. */
  readonly page?: string;
  /** The place in the input, as a JSON Pointer. */
  readonly path?: string;
  readonly values?: Readonly<Record<string, Json>>;
}
