import type { Catalogue } from '@vitrina/block-catalogue';
import type { Views } from '@vitrina/block-kit/react';
import type { EpackType } from '@vitrina/epack-model';
import type { EditorStore } from '@vitrina/editor-core/store';

/** Props of {@link BuilderPro}. */
export interface BuilderProProps {
  /**
   * Id of the package to edit; undefined for a new one. After a new package is saved, pass its id: the view
   * doesn't change.
   */
  readonly epackId: string | undefined;
  /** Whether the review is open at first, as in links of notifications. */
  readonly startsWithReview?: boolean;
  /** Type of a new package. */
  readonly newType: EpackType;
  readonly catalogue: Catalogue;
  readonly views: Views;
  /** Address of the API and its files; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** Called when a new package is saved for the first time. */
  readonly onCreated: (epackId: string) => void;
  /** Called when the user returns to the list. */
  readonly onBack: () => void;
  /** Called when a package is open. Programs can edit the package through its store as users do. */
  readonly onOpened?: ((store: EditorStore) => void) | undefined;
}
