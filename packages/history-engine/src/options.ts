/**
 * A time in ms, the same for all changes or by change type.
 *
 * @public
 */
export type DurationMs = number | ((type: string) => number);

/** How changes form steps. @public */
export interface HistoryOptions {
  /** Idle time after which a step is sealed. Default {@link defaultDebounceMs}. */
  readonly debounceMs?: DurationMs;
  /**
   * A change merges into the open step if it follows the last one within this time. Default: the debounce.
   */
  readonly mergeWithinMs?: DurationMs;
  /** Steps kept per key; the oldest are dropped first. Default {@link defaultMaxSteps}. */
  readonly maxSteps?: number;
  /** Current time in ms. Default `Date.now`. */
  readonly now?: () => number;
}

/**
 * Steps kept per key.
 *
 * @public
 */
export const defaultMaxSteps = 200;

/**
 * 5000 ms for property updates, 3000 ms for everything else.
 *
 * @public
 */
export function defaultDebounceMs(type: string): number {
  return type === 'updateProperty' ? 5000 : 3000;
}

/** Returns the time within which another change can merge with one of this type. */
export function mergeWindowMs(type: string, options: HistoryOptions): number {
  const debounceMs = durationOf(options.debounceMs ?? defaultDebounceMs, type);
  return Math.min(debounceMs, durationOf(options.mergeWithinMs ?? debounceMs, type));
}

function durationOf(duration: DurationMs, type: string): number {
  return typeof duration === 'number' ? duration : duration(type);
}
