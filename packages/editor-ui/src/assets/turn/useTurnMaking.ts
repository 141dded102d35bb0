import { useAction } from '@vitrina/session';
import { useEffect, useRef, useState } from 'react';

import type { MadeTurn, TurnWork } from './turnWork.ts';

/**
 * Makes the frames of a turn, which can be canceled. Leaving the dialog cancels it too.
 *
 * @param onMade - called with the frames unless it was canceled
 */
export function useTurnMaking(onMade: (turn: MadeTurn) => void) {
  const stop = useRef<AbortController>(undefined);
  const [made, setMade] = useState(0);
  const { run, isPending, error } = useAction(async (make: (work: TurnWork) => Promise<MadeTurn>) => {
    const controller = new AbortController();
    stop.current = controller;
    setMade(0);
    try {
      const turn = await make({ signal: controller.signal, onProgress: setMade });
      if (!controller.signal.aborted) onMade(turn);
    } catch (failure) {
      if (!controller.signal.aborted) throw failure;
    }
  });
  useEffect(() => () => stop.current?.abort(), []);
  return { run, isPending, error, made, cancel: () => stop.current?.abort() };
}

/** {@link useTurnMaking}. */
export type TurnMaking = ReturnType<typeof useTurnMaking>;
