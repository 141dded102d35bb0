import { useState } from 'react';

import { usePresses } from './usePresses.ts';

/** Work that a press starts, and how it went. */
export interface Action<Input extends unknown[]> {
  /** Starts the work; a press while it is pending does nothing. */
  run: (...input: Input) => void;
  isPending: boolean;
  /** Why it failed the last time; undefined while it is pending. */
  error: unknown;
  /** Forgets the failure. */
  reset: () => void;
}

/**
 * Work that a press starts, of several steps or without a query client, which the screens before sign-in do not load.
 * For a single call behind the sign-in, {@link useCallMutation} does the same.
 *
 * @param work - what it throws becomes the error
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
