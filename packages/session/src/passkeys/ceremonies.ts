import type { calls } from '@vitrina/api-client/calls';
import type { CallBody, CallResponse } from '@vitrina/api-client/contract';

import { requestSignInOptions } from '../requests/requestSignInOptions.ts';
import { PasskeyProblem, type PasskeyProblemKind } from './PasskeyProblem.ts';

type CreationOptions = CallResponse<typeof calls.beginPasskey>['data'];
type RequestOptions = CallResponse<typeof calls.beginPasskeySignIn>['data'];

/** A new passkey, as the server takes it. */
export type NewPasskey = CallBody<typeof calls.addPasskey>['credential'];
/** The signature of a passkey, as the server takes it. */
export type PasskeySignature = CallBody<typeof calls.signInWithPasskey>['credential'];

/** Checks whether the browser knows passkeys, on this page. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** Checks whether the browser offers passkeys in the fields of a form. */
export async function canAutofillPasskeys(): Promise<boolean> {
  if (!hasPasskeys() || !PublicKeyCredential.isConditionalMediationAvailable) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/** Checks whether another ceremony, or leaving the page, ended this one. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

const kindsByName: Partial<Record<string, PasskeyProblemKind>> = {
  InvalidStateError: 'known',
  ConstraintError: 'unverified',
  NotSupportedError: 'unverified',
};

async function toProblem(error: unknown, kindIfNotAllowed: PasskeyProblemKind): Promise<unknown> {
  if (!(error instanceof Error) || isAborted(error)) return error;
  const { name } = error;
  if (name === 'SecurityError') {
    const origin = (await requestSignInOptions())?.passkeyOrigin ?? undefined;
    return new PasskeyProblem('wrongAddress', { origin, cause: error });
  }
  const kind = name === 'NotAllowedError' ? kindIfNotAllowed : (kindsByName[name] ?? 'failed');
  return new PasskeyProblem(kind, { cause: error });
}

/** Lets the user create a passkey. @throws PasskeyProblem if there is none in the end */
export async function createPasskey(options: CreationOptions): Promise<NewPasskey> {
  if (!hasPasskeys()) throw new PasskeyProblem('unsupported');
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    throw await toProblem(error, 'notCreated');
  }
}

/**
 * Lets the user choose a passkey.
 *
 * @param autofill - offers passkeys in the form's field, without a dialog, unless it is aborted before. A browser has one
 *   ceremony at a time: an offer that starts late would end the dialog that the user asked for.
 * @throws PasskeyProblem if there is none in the end; an AbortError if another ceremony starts
 */
export async function askForPasskey(
  options: RequestOptions,
  { autofill }: { autofill?: AbortSignal } = {},
): Promise<PasskeySignature> {
  if (!hasPasskeys()) throw new PasskeyProblem('unsupported');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  autofill?.throwIfAborted();
  try {
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: autofill !== undefined,
    });
    return { id, rawId, type, response };
  } catch (error) {
    throw await toProblem(error, 'notChosen');
  }
}
