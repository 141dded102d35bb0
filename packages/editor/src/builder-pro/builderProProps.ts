import type { Catalogue } from '@vitrina/block-catalogue';
import type { Views } from '@vitrina/block-kit/react';
import type { EpackType } from '@vitrina/epack-model';
import type { EditorStore } from '@vitrina/editor-core/store';

/** Props of {@link BuilderPro}. */
export interface BuilderProProps {
  /** The package to edit; undefined for a new one. Once a new one is saved, pass its id: what is on the screen stays. */
  readonly epackId: string | undefined;
  /** What a new package is. */
  readonly newType: EpackType;
  readonly catalogue: Catalogue;
  readonly views: Views;
  /** Where the API and its files are; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** A new package was saved for the first time. */
  readonly onCreated: (epackId: string) => void;
  /** The user wants back to the list. */
  readonly onBack: () => void;
  /** A package is open; its store lets programs edit it as the user does. */
  readonly onOpened?: ((store: EditorStore) => void) | undefined;
}
