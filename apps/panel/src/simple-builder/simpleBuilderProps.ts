import type { Catalogue } from '@vitrina/block-catalogue';
import type { Views } from '@vitrina/block-kit/react';

/** Props of {@link SimpleBuilder}. */
export interface SimpleBuilderProps {
  /** The package to edit; undefined for a new one. Once a new one is saved, pass its id: what is on the screen stays. */
  readonly epackId: string | undefined;
  readonly catalogue: Catalogue;
  readonly views: Views;
  /** Where the API and its files are; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** Where Builder Pro opens a package. */
  readonly proUrl: (epackId: string) => string;
  /** A new package was saved for the first time. */
  readonly onCreated: (epackId: string) => void;
}
