import type { Catalogue } from '@vitrina/block-catalogue';
import type { Views } from '@vitrina/block-kit/react';

/** Props of {@link SimpleBuilder}. */
export interface SimpleBuilderProps {
  /**
   * ID of the package to edit, or `undefined` for a new one. Pass the new ID after the first save; the
   * builder keeps its state.
   */
  readonly epackId: string | undefined;
  readonly catalogue: Catalogue;
  readonly views: Views;
  /** Base address of the API and its files. Empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** Returns the address of a package in Builder Pro. */
  readonly proUrl: (epackId: string) => string;
  /** Called after the first save of a new package. */
  readonly onCreated: (epackId: string) => void;
}
