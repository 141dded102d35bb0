/**
 * How steps form.
 *
 * @public
 */
export interface HistoryOptions {
  /** Quiet time in ms after which a step is sealed; by change type where the function form is used. Default 3000, `updateProperty` 5000. */
  readonly debounceMs?: number | ((type: string) => number);
  /** A change merges into the open step if it comes within this many ms of the last. Default: the debounce. */
  readonly mergeWithinMs?: number | ((type: string) => number);
  /** Steps kept per key; the oldest go first. Default 200. */
  readonly maxSteps?: number;
  /** Current time in ms. Default `Date.now`. */
  readonly now?: () => number;
}
