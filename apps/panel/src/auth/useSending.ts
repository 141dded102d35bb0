import { useState } from 'react';

/** Where the sending of a one-field form stands. */
export function useSending(send: () => Promise<void>) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [error, setError] = useState<unknown>();
  const start = async () => {
    setState('busy');
    setError(undefined);
    try {
      await send();
      setState('done');
    } catch (failure) {
      setError(failure);
      setState('idle');
    }
  };
  return { state, error, start: () => void start() };
}
