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

/** Says of nothing in particular that it failed. */
const vagueCode = 'somethingWentWrong';

/** Id of the text for what a user did and that failed: what the API says of it, else that it can be tried again. */
export function errorMessageId(error: unknown): LabelId {
  const code = error instanceof ApiError ? error.code : vagueCode;
  return isErrorCode(code) && code !== vagueCode ? `api.error.${code}` : 'ui.failure.text';
}
