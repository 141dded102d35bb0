import type { ComponentId } from '@vitrina/epack-model';

import type { MarketplaceMessageId } from '../messages/index.ts';

/**
 * How much an issue weighs: with an `error` something is missing from the document, or cut, or the marketplace would
 * refuse it; a `warning` says that something goes over changed or that the marketplace's editors may object; an `info`
 * that the look differs.
 *
 * @public
 */
export type MarketplaceSeverity = 'error' | 'warning' | 'info';

/**
 * Something of a page that does not reach a marketplace as it stands, or of its document that does not reach the page.
 * `code` is a message id of `./messages`, `values` fill its placeholders.
 *
 * @public
 */
export interface MarketplaceIssue {
  readonly code: MarketplaceMessageId;
  readonly severity: MarketplaceSeverity;
  /** The component it is about; absent where it is about the whole page or a document from elsewhere. */
  readonly componentId?: ComponentId;
  /** Path of the value in the component's props: `title`, `items.0.altText`. Its first part is the prop. */
  readonly prop?: string;
  /** Where in a document, as a JSON Pointer: `/content/2/blocks/0`. */
  readonly path?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Takes note of an issue. */
export type Note = (issue: MarketplaceIssue) => void;
