import type { ListSelection } from '../state/selection.ts';

/** What an action on several rows did, or in a dry run would do. */
export interface BulkOutcome {
  /** How many rows are changed. */
  count: number;
  /** The rows it leaves alone, with the reason in the reader's language. */
  refused: readonly { name: string; message: string }[];
}

/** What has to be chosen before an action can be done, as where to move rows. */
export interface BulkChoice {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** An action on all chosen rows. */
export interface BulkAction {
  id: string;
  /** A verb: "Disable". */
  label: string;
  /** The question before it is done, with how many rows it is about. */
  title: (count: number) => string;
  isDestructive?: boolean;
  choice?: BulkChoice;
  /**
   * Does it, or with `isDryRun` says what would happen.
   *
   * @param chosen - the value of its choice, where it has one
   * @throws where nothing could be done at all
   */
  run: (selection: ListSelection, isDryRun: boolean, chosen?: string) => Promise<BulkOutcome>;
}
