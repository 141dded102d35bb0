import { useState } from 'react';

import { usePresses } from './usePresses.ts';

/** Work started by a click, with its state. */
export interface Action<Input extends unknown[]> {
  /** Starts the work; ignored while it is pending. */
  run: (...input: Input) => void;
  isPending: boolean;
  /** The error of the last run; undefined while it is pending. */
  error: unknown;
  /** Forgets the failure. */
  reset: () => void;
}

/**
 * Runs work on a click: work of several steps, or work on screens without a query client, which those before
 * sign-in do not load. For a single call after sign-in, {@link useCallMutation} does the same.
 *
 * @param work - an error it throws becomes `error`
 */
export function useAction<Input extends unknown[]>(work: (...input: Input) => Promise<void>): Action<Input> {
  const { join } = usePresses();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const attempt = async (...input: Input) => {
    setIsPending(true);
    setError(undefined);
    try {
      await work(...input);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsPending(false);
    }
  };
  const run = (...input: Input) => void join(() => attempt(...input));
  return { run, isPending, error, reset: () => setError(undefined) };
}
