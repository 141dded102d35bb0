import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useRef, type RefObject } from 'react';

/** Makes the calls of a component one at a time, in the order requested. */
interface CallQueue {
  /** Makes a call after those before it. A repetition of the last pending call joins it. */
  enqueue: <Answer>(variables: unknown, call: () => Promise<Answer>) => Promise<Answer>;
  /** The variables of the last pending call. */
  last: RefObject<{ readonly variables: unknown } | undefined>;
}

/** Keeps a double click from making a call twice, and a press on another row from being lost. */
export function useCallQueue(): CallQueue {
  // A state would be too late: the second click precedes the render.
  const last = useRef<{ readonly variables: unknown; readonly answer: Promise<unknown> }>(undefined);
  const enqueue = useCallback(<Answer>(variables: unknown, call: () => Promise<Answer>): Promise<Answer> => {
    const before = last.current;
    if (before && isSame(before.variables, variables)) return before.answer as Promise<Answer>;
    const answer = (before ? before.answer.then(call, call) : call()).finally(() => {
      if (last.current === entry) last.current = undefined;
    });
    const entry = { variables, answer };
    last.current = entry;
    return answer;
  }, []);
  return { enqueue, last };
}

/** Compares what two calls ask for: plain data by its values, files by identity. */
function isSame(one: unknown, other: unknown): boolean {
  const asked = withoutSignal(one);
  return replaceEqualDeep(asked, withoutSignal(other)) === asked;
}

/** Each press can have a signal of its own. */
function withoutSignal(variables: unknown): object {
  return { ...(variables as object | undefined), signal: undefined };
}
