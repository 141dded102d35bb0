import type { PublicationFinding } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import type { UploadsUnderWay } from '@vitrina/editor-core/store';

/** A problem that prevents publishing. */
export interface PublishProblem {
  readonly text: string;
  /** Opens the field that fixes the problem. */
  readonly goTo?: (() => void) | undefined;
}

/** The place of a finding, as far as the editor knows it. */
export interface FindingPlace {
  /** The beginning of the block's text; empty without text. */
  readonly excerpt: string;
  /** Whether it is on the page in view. */
  readonly isInView: boolean;
}

/** Props of {@link PublishFlow}. */
export interface PublishFlowProps {
  readonly name: string;
  /** Undefined for a package that was never saved. */
  readonly epackId: string | undefined;
  /** Names the changed blocks and properties as the inspector does. */
  readonly catalogue?: Catalogue | undefined;
  /** Problems to fix first; empty if publishing is possible. */
  readonly problems: readonly PublishProblem[];
  /** Saves unsaved changes. Resolves with the package's id, or with undefined if that failed. */
  readonly prepare: () => Promise<string | undefined>;
  /** Whether there are unsaved changes for `prepare`. */
  readonly savesFirst: boolean;
  /** Pending image uploads, which `prepare` waits for. */
  readonly uploads?: UploadsUnderWay | undefined;
  readonly previewUrl: string | undefined;
  readonly onClose: () => void;
  /** Opens the place of a finding of the server; undefined outside the editor. */
  readonly onFinding?: ((finding: PublicationFinding) => void) | undefined;
  /** Returns the place of a finding; undefined outside the editor. */
  readonly placeOf?: ((finding: PublicationFinding) => FindingPlace) | undefined;
  /** Opens the place where the problems are fixed. */
  readonly onMend?: (() => void) | undefined;
}
