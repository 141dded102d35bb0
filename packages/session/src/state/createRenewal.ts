/** A session that ended in mid-work, waiting for the password. */
export interface Renewal {
  /** Asks for the password; calls that fail meanwhile share one question. */
  ask: () => Promise<boolean>;
  /** Answers the question: true once there is a new token. */
  settle: (isRenewed: boolean) => void;
}

/**
 * One question for however many calls meet the end of the session at once.
 * @param onAsked - told when the question is open and when it is answered
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
