import type { ListSelection } from '../state/selection.ts';

/** The result of an action on several rows, or its preview in a dry run. */
export interface BulkOutcome {
  /** The number of changed rows. */
  count: number;
  /** The unchanged rows, with the reason in the user's language. */
  refused: readonly { name: string; message: string }[];
}

/** A required choice for an action, such as where to move rows. */
export interface BulkChoice {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** An action on all selected rows. */
export interface BulkAction {
  id: string;
  /** A verb: "Disable". */
  label: string;
  /** The title of the confirmation, for a number of rows. */
  title: (count: number) => string;
  isDestructive?: boolean;
  choice?: BulkChoice;
  /**
   * Runs the action; with `isDryRun`, only previews it.
   *
   * @param chosen - the value of the choice, if the action has one
   * @throws if the action failed for all rows
   */
  run: (selection: ListSelection, isDryRun: boolean, chosen?: string) => Promise<BulkOutcome>;
}
