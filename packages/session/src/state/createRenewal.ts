import type { PasswordReason } from '../sign-in/credentials.ts';

/** A session that waits for its user's password. */
export interface Renewal {
  /** Asks for the password; calls that fail while the question is open share it. */
  ask: (reason: PasswordReason) => Promise<boolean>;
  /** Answers the question: true once the calls can be made again. */
  settle: (isRenewed: boolean) => void;
}

/**
 * Creates one question for all calls that need the password.
 * @param onAsked - called when the question opens, when its reason changes to an ended session, and, without a
 *   reason, when it is answered
 */
export function createRenewal(onAsked: (reason: PasswordReason | undefined) => void): Renewal {
  let question: PromiseWithResolvers<boolean> | undefined;
  return {
    ask: (reason) => {
      if (!question || reason === 'ended') onAsked(reason);
      question ??= Promise.withResolvers<boolean>();
      return question.promise;
    },
    settle: (isRenewed) => {
      question?.resolve(isRenewed);
      question = undefined;
      onAsked(undefined);
    },
  };
}
