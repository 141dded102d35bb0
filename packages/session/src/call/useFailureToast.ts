import { readErrorFacts, toast, useFailureText } from '@vitrina/ui-kit';
import { useCallback } from 'react';

/** Returns a function that says why something failed where the screen has no place for it, with the request's code. */
export function useFailureToast(): (failure: unknown) => void {
  const failureText = useFailureText();
  return useCallback(
    (failure) => {
      const { requestId } = readErrorFacts(failure);
      toast.error({ text: failureText(failure), ...(requestId === undefined ? {} : { requestId }) });
    },
    [failureText],
  );
}
