import type { Catalogue } from '@vitrina/block-catalogue';
import type { UploadsUnderWay } from '@vitrina/editor-core/store';

/** Something that stands in the way of publishing. */
export interface PublishProblem {
  readonly text: string;
  /** Leads to the field where it is mended. */
  readonly goTo?: (() => void) | undefined;
}

/** Props of {@link PublishFlow}. */
export interface PublishFlowProps {
  readonly name: string;
  /** Undefined for a package that was never saved. */
  readonly epackId: string | undefined;
  /** Names what changed in the words of the inspector. */
  readonly catalogue?: Catalogue | undefined;
  /** What must be mended first; empty where nothing stands in the way. */
  readonly problems: readonly PublishProblem[];
  /** Saves what is unsaved and answers the package's id; undefined where that failed. */
  readonly prepare: () => Promise<string | undefined>;
  /** Whether `prepare` has anything to save. */
  readonly savesFirst: boolean;
  /** Pictures on their way into the package, which `prepare` waits for. */
  readonly uploads?: UploadsUnderWay | undefined;
  readonly previewUrl: string | undefined;
  readonly onClose: () => void;
  /** Leads to where the problems are mended. */
  readonly onMend?: (() => void) | undefined;
}
