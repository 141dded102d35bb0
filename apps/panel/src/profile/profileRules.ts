import { ApiError } from '@vitrina/api-client';
import type { FieldErrors } from '@vitrina/ui-kit';

/** What users may change of themselves. */
export interface SelfValues {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** The shortest password (panel.md, section 9). */
export const minPasswordLength = 8;

/** What is wrong with a user's own data, as far as it can be said without the server. */
export function validateSelf({ username, email }: SelfValues): FieldErrors<SelfValues> {
  return {
    ...(username.trim() === '' ? { username: 'panel.profile.usernameRequired' } : {}),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: 'panel.profile.emailWrong' }),
  };
}

/** Which field a refusal of the server is about. */
export function selfErrorsOf(failure: unknown): FieldErrors<SelfValues> {
  if (!(failure instanceof ApiError)) return {};
  if (failure.code === 'usernameTaken') return { username: 'api.error.usernameTaken' };
  if (failure.code === 'emailTaken') return { email: 'api.error.emailTaken' };
  return Object.fromEntries(
    failure.errors.map(({ path, code }) => [path.replace(/^body\./, ''), `api.field.${code}`]),
  );
}

/** What is wrong with a new password. */
export function validatePassword({ password }: { password: string }): FieldErrors<{ password: string }> {
  return password.length < minPasswordLength ? { password: 'api.error.passwordTooShort' } : {};
}
