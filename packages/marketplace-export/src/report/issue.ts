import type { ComponentId } from '@vitrina/epack-model';

import type { MarketplaceMessageId } from '../messages/index.ts';

/**
 * The severity of an issue. `error`: part of the document is missing or cut, or the marketplace would reject
 * it. `warning`: the export changes content, or the marketplace's editors may object. `info`: the styling
 * differs.
 *
 * @public
 */
export type MarketplaceSeverity = 'error' | 'warning' | 'info';

/**
 * A part of a page that cannot be exported unchanged, or a part of a document that cannot be imported. `code`
 * is a message id of `./messages`; `values` fill its placeholders.
 *
 * @public
 */
export interface MarketplaceIssue {
  readonly code: MarketplaceMessageId;
  readonly severity: MarketplaceSeverity;
  /** The affected component; absent for an issue of the whole page or of an imported document. */
  readonly componentId?: ComponentId;
  /** Path of the value in the component's props: `title`, `items.0.altText`. The first part is the prop. */
  readonly prop?: string;
  /** The place in a document, as a JSON Pointer: `/content/2/blocks/0`. */
  readonly path?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Records an issue. */
export type Note = (issue: MarketplaceIssue) => void;
