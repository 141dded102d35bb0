import { ApiError } from '@vitrina/api-client';
import { useEffect, useEffectEvent, useState } from 'react';

import { useAction } from '../action/useAction.ts';
import type { PasskeySignature } from './ceremonies.ts';

/** Not part of the sign-in screen, which also has to load on a slow phone. */
const loadCeremonies = () => import('./ceremonies.ts');
const loadRequests = () => import('./requestPasskeySignIn.ts');

/** Before the server's options expire, in ms. */
const renewAfterMs = 4 * 60_000;

/** Offers passkeys in the login field. Resolves to the chosen one; undefined if the browser offers none there. */
async function choosePasskeyInField(autofill: AbortSignal): Promise<PasskeySignature | undefined> {
  try {
    const { canAutofillPasskeys } = await loadCeremonies();
    if (!(await canAutofillPasskeys())) return undefined;
    return await (await loadRequests()).choosePasskey({ autofill });
  } catch {
    // Nobody asked for it, so there is nothing to report. The button says why passkeys don't work.
    return undefined;
  }
}

/**
 * Signs in with a passkey: on demand, and by choosing one in the login field where the browser offers it there.
 *
 * @param onSignedIn - called with the token stored
 */
export function usePasskeySignIn(onSignedIn: () => Promise<void>) {
  const { run, isPending, error } = useAction(async (chosen?: PasskeySignature) => {
    const { choosePasskey, requestPasskeySignIn } = await loadRequests();
    await requestPasskeySignIn(chosen ?? (await choosePasskey()));
    await onSignedIn();
  });
  const [round, setRound] = useState(0);
  const signInWith = useEffectEvent((chosen: PasskeySignature) => run(chosen));
  const isRefused = error instanceof ApiError;
  // A dialog ends the offer in the field, so it starts again after a cancellation. A refused passkey is not offered again.
  useEffect(() => {
    if (isPending || isRefused) return undefined;
    const offer = new AbortController();
    void choosePasskeyInField(offer.signal).then((chosen) => {
      if (chosen && !offer.signal.aborted) signInWith(chosen);
    });
    const timer = setTimeout(() => setRound(round + 1), renewAfterMs);
    return () => {
      offer.abort();
      clearTimeout(timer);
    };
  }, [isPending, isRefused, round]);

  return { signIn: () => run(), isPending, error };
}
