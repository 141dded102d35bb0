import { ApiError, isErrorCode } from '@vitrina/api-client';

/** Which field of the sign-in form an error is about. */
export function fieldInQuestion(error: unknown): 'login' | 'password' {
  return error instanceof ApiError && error.code === 'incorrectPassword' ? 'password' : 'login';
}

const codeErrors: readonly string[] = ['secondFactorRequired', 'incorrectCode'];

/** Whether login and password are right, and the second factor's code is what is missing. */
export function wantsCode(error: unknown): boolean {
  return error instanceof ApiError && codeErrors.includes(error.code);
}

/** Id of the text for an error of the API; of the general one where the code has none. */
export function errorMessageId(error: unknown): string {
  const isKnown = error instanceof ApiError && isErrorCode(error.code);
  return `api.error.${isKnown ? error.code : 'somethingWentWrong'}`;
}
