/**
 * Why the browser returned no passkey: it knows none, the user canceled or waited too long, the page has the wrong
 * address, the passkey is known already, the authenticator cannot verify its user, or the passkey is another user's.
 */
export type PasskeyProblemKind =
  | 'unsupported'
  | 'notChosen'
  | 'notCreated'
  | 'wrongAddress'
  | 'known'
  | 'unverified'
  | 'otherUser'
  | 'failed';

/** Thrown if the browser returns no passkey. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';
  readonly kind: PasskeyProblemKind;
  /** The origin at which passkeys work, if this page has another one. */
  readonly origin: string | undefined;

  constructor(kind: PasskeyProblemKind, options: { origin?: string | undefined; cause?: unknown } = {}) {
    super(kind, { cause: options.cause });
    this.kind = kind;
    this.origin = options.origin;
  }
}
