import { ApiError, isErrorCode } from '@vitrina/api-client';

/** Returns the field of the sign-in form that an error is about. */
export function fieldInQuestion(error: unknown): 'login' | 'password' {
  return error instanceof ApiError && error.code === 'incorrectPassword' ? 'password' : 'login';
}

const codeErrors: readonly string[] = ['secondFactorRequired', 'incorrectCode'];

/** Checks whether login and password are correct, but the two-factor code is missing. */
export function wantsCode(error: unknown): boolean {
  return error instanceof ApiError && codeErrors.includes(error.code);
}

/** The error code without a specific reason. */
const vagueCode = 'somethingWentWrong';

/**
 * Returns the message id for a failed user action: the API's error if it is known, otherwise a request to try
 * again.
 */
export function errorMessageId(error: unknown): string {
  const isKnown = error instanceof ApiError && isErrorCode(error.code) && error.code !== vagueCode;
  return isKnown ? `api.error.${error.code}` : 'ui.failure.text';
}
