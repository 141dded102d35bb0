/** What the sign-in form collects. */
export interface Credentials {
  login: string;
  password: string;
  /** The second factor, for those who have one: six digits or a recovery code. */
  code?: string;
}
