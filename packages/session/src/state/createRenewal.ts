/** A session that ended during work and waits for the password. */
export interface Renewal {
  /** Asks for the password; calls that fail while the question is open share it. */
  ask: () => Promise<boolean>;
  /** Answers the question: true once there is a new token. */
  settle: (isRenewed: boolean) => void;
}

/**
 * Creates one question for all calls that fail when the session ends.
 * @param onAsked - called when the question opens and when it is answered
 */
export function createRenewal(onAsked: (isAsked: boolean) => void): Renewal {
  let question: PromiseWithResolvers<boolean> | undefined;
  return {
    ask: () => {
      if (!question) {
        question = Promise.withResolvers<boolean>();
        onAsked(true);
      }
      return question.promise;
    },
    settle: (isRenewed) => {
      question?.resolve(isRenewed);
      question = undefined;
      onAsked(false);
    },
  };
}
