import { calls } from '@vitrina/api-client/calls';

import { noteSignIn } from '../requests/noteSignIn.ts';
import { send } from '../requests/send.ts';
import { readAccessToken, storeAccessToken } from '../tokens/tokenStorage.ts';
import { askForPasskey, type PasskeySignature } from './ceremonies.ts';
import { PasskeyProblem } from './PasskeyProblem.ts';
import { rememberPasskeyHere } from './passkeyHere.ts';

/**
 * Lets the user choose a passkey to sign in with.
 *
 * @param how - `autofill` offers passkeys in the form's field, without a dialog, until it is aborted
 * @throws PasskeyProblem if there is none in the end
 */
export async function choosePasskey(how: { autofill?: AbortSignal } = {}): Promise<PasskeySignature> {
  const { data: options } = await send('', calls.beginPasskeySignIn);
  return askForPasskey(options, how);
}

/**
 * Signs in with a chosen passkey and stores the panel's token. The builder service knows only passwords, so it gives
 * none.
 *
 * @throws ApiError if the server does not accept the passkey
 */
export async function requestPasskeySignIn(credential: PasskeySignature): Promise<void> {
  const { token } = await send('', calls.signInWithPasskey, { body: { credential } });
  storeAccessToken(token);
  rememberPasskeyHere();
  noteSignIn(token);
}

/** Confirms the current session with a passkey of its user. @throws PasskeyProblem or ApiError */
export async function requestPasskeyConfirmation(baseUrl = ''): Promise<void> {
  const { data: options } = await send(baseUrl, calls.beginPasskeySignIn);
  const credential = await askForPasskey(options);
  await send(baseUrl, calls.confirmWithPasskey, { body: { credential }, token: readAccessToken() });
}

/**
 * Signs the user of an ended session in again. @throws PasskeyProblem if the passkey is another user's; the session
 * is ended then
 */
export async function requestPasskeyRenewal(userId: number, baseUrl = ''): Promise<void> {
  const { data: options } = await send(baseUrl, calls.beginPasskeySignIn);
  const credential = await askForPasskey(options);
  const { token } = await send(baseUrl, calls.signInWithPasskey, { body: { credential } });
  const { data: profile } = await send(baseUrl, calls.getProfile, { token });
  if (profile.id !== userId) {
    await fetch(baseUrl + calls.logout.path, {
      method: calls.logout.method,
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => undefined);
    throw new PasskeyProblem('otherUser');
  }
  storeAccessToken(token);
}
