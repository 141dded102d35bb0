import type { ListSelection } from '../state/selection.ts';

/** What an action on several rows did, or in a dry run would do. */
export interface BulkOutcome {
  /** How many rows are changed. */
  count: number;
  /** The rows it leaves alone, with the reason in the reader's language. */
  refused: readonly { name: string; message: string }[];
}

/** An action on all chosen rows. */
export interface BulkAction {
  id: string;
  /** A verb: "Disable". */
  label: string;
  /** The question before it is done, with how many rows it is about. */
  title: (count: number) => string;
  isDestructive?: boolean;
  /**
   * Does it, or with `isDryRun` says what would happen.
   *
   * @throws where nothing could be done at all
   */
  run: (selection: ListSelection, isDryRun: boolean) => Promise<BulkOutcome>;
}
