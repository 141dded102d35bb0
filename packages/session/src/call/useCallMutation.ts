import { useMutation } from '@tanstack/react-query';
import type { CallRest } from '@vitrina/api-client';
import type { CallReference, CallResponse } from '@vitrina/api-client/contract';
import { callMutation, type CallVariables } from '@vitrina/api-client/query';
import { useCallback } from 'react';

import { usePresses } from '../action/usePresses.ts';
import { useApiClient } from '../state/SessionContext.ts';
import { useFailureToast } from './useFailureToast.ts';

/** Reactions of the screen to a call; neither is called once the component is gone. */
export interface CallMutationOptions<Call extends CallReference> {
  /** Called before the reads that the call made outdated are fetched again. */
  onSuccess?: (answer: CallResponse<Call>, variables: CallVariables<Call>) => void;
  onError?: (error: Error, variables: CallVariables<Call>) => void;
}

/** A call that a press makes, and how it went. */
export interface CallMutation<Call extends CallReference> {
  /** Makes the call; a press while it is pending does nothing. How it fails is said by `error` and `onError`. */
  run: (...rest: CallRest<Call>) => void;
  /** The same for a form's submission, which waits for the answer. A press while it is pending joins it. */
  runAsync: (...rest: CallRest<Call>) => Promise<CallResponse<Call>>;
  /** True until what the call changed is shown. */
  isPending: boolean;
  /** Why it failed the last time: an `ApiError` with the request's id. Undefined while it is pending. */
  error: Error | undefined;
  /** The answer of the last call, once it has succeeded. */
  data: CallResponse<Call> | undefined;
  /** What the pending or last call was made with. */
  variables: CallVariables<Call> | undefined;
  /** Forgets the outcome. */
  reset: () => void;
}

/** Whether the screen itself called the call off. */
function isAborted(variables: unknown): boolean {
  return (variables as { signal?: AbortSignal } | undefined)?.signal?.aborted === true;
}

/**
 * The mutation of a call: pending state, error, double presses and a component that goes away are handled here, and the
 * contract says what is fetched again. If the call fails after the component is gone, a toast says so, unless the
 * variables' signal aborted it.
 *
 * @example
 * const deletion = useCallMutation(calls.deleteBrand, { onSuccess: onClose });
 * <Button loading={deletion.isPending} onClick={() => deletion.run({ params: { id } })} />
 * <FailureAlert failure={deletion.error} />
 */
export function useCallMutation<Call extends CallReference>(
  call: Call,
  { onSuccess, onError }: CallMutationOptions<Call> = {},
): CallMutation<Call> {
  const { join, isShown } = usePresses();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending, error, data, variables, reset } = useMutation({
    ...callMutation(useApiClient(), call),
    onSuccess: (answer, sent) => {
      if (isShown.current) onSuccess?.(answer, sent);
    },
    onError: (failure, sent) => {
      if (isShown.current) onError?.(failure, sent);
      else if (!isAborted(sent)) showFailure(failure);
    },
  });
  const runAsync = useCallback(
    (...[sent]: CallRest<Call>) => join(() => mutateAsync(sent as CallVariables<Call>)),
    [join, mutateAsync],
  );
  const run = useCallback(
    (...rest: CallRest<Call>) => {
      // `onError` and `error` have the failure.
      runAsync(...rest).catch(() => undefined);
    },
    [runAsync],
  );
  return { run, runAsync, isPending, error: error ?? undefined, data, variables, reset };
}
