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

/** A text for an action, such as a note; can be empty. */
export interface BulkText {
  label: string;
  maxLength: number;
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
  text?: BulkText;
  /**
   * Runs the action; with `isDryRun`, only previews it.
   *
   * @param chosen - the value of the choice, if the action has one
   * @param text - the text, if the action has one; the preview is without it
   * @throws if the action failed for all rows
   */
  run: (selection: ListSelection, isDryRun: boolean, chosen?: string, text?: string) => Promise<BulkOutcome>;
}
