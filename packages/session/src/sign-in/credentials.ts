/** The values of the sign-in form. */
export interface Credentials {
  login: string;
  password: string;
  /** The two-factor code, if required: six digits or a recovery code. */
  code?: string;
}

/** Why the password is asked for during work: the session ended, or a change needs to be confirmed. */
export type PasswordReason = 'ended' | 'confirmation';
