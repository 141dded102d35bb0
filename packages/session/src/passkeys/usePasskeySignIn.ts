import { useEffect, useEffectEvent, useState } from 'react';

import { useAction } from '../action/useAction.ts';
import { canAutofillPasskeys, isAborted } from './ceremonies.ts';
import { requestPasskeySignIn } from './requestPasskeySignIn.ts';

/** Before the server's options expire, in ms. */
const renewAfterMs = 4 * 60_000;

/**
 * Signs in with a passkey: on demand, and by choosing one in the login field where the browser offers it there.
 *
 * @param onSignedIn - called with the token stored
 */
export function usePasskeySignIn(onSignedIn: () => Promise<void>) {
  const { run, isPending, error } = useAction(async () => {
    await requestPasskeySignIn();
    await onSignedIn();
  });
  const [autofillError, setAutofillError] = useState<unknown>();
  const [round, setRound] = useState(0);

  const offerInField = useEffectEvent(async () => {
    try {
      if (!(await canAutofillPasskeys())) return;
      await requestPasskeySignIn({ isAutofill: true });
      await onSignedIn();
    } catch (failure) {
      if (isAborted(failure)) return;
      setAutofillError(failure);
    }
  });
  // A dialog ends the offer in the field, so it starts again afterward.
  useEffect(() => {
    if (isPending) return undefined;
    void offerInField();
    const timer = setTimeout(() => setRound(round + 1), renewAfterMs);
    return () => clearTimeout(timer);
  }, [isPending, round]);

  return { run, isPending, error: error ?? autofillError };
}
