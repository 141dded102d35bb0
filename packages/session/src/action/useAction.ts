import { useRef, useState } from 'react';

/** Work started by a click, with its state. */
export interface Action<Input extends unknown[]> {
  /** Starts the work; ignored while it is pending. */
  run: (...input: Input) => void;
  isPending: boolean;
  /** The error of the last run; undefined while it is pending. */
  error: unknown;
  /** Clears the error. */
  reset: () => void;
}

/**
 * Runs work of several steps on a click, or any work on screens without a query client, which those before sign-in do
 * not load. For a single call after sign-in, {@link useCallMutation} does the same.
 *
 * @param work - an error it throws becomes `error`
 */
export function useAction<Input extends unknown[]>(work: (...input: Input) => Promise<void>): Action<Input> {
  // A state would be too late to stop a double click: the second click precedes the render.
  const isUnderWay = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const attempt = async (...input: Input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPending(true);
    setError(undefined);
    try {
      await work(...input);
    } catch (failure) {
      setError(failure);
    } finally {
      isUnderWay.current = false;
      setIsPending(false);
    }
  };
  const run = (...input: Input) => void attempt(...input);
  return { run, isPending, error, reset: () => setError(undefined) };
}
