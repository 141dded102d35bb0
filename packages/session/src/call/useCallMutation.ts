import { useMutation } from '@tanstack/react-query';
import type { CallRest } from '@vitrina/api-client';
import type { CallReference, CallResponse } from '@vitrina/api-client/contract';
import { callMutation, type CallVariables } from '@vitrina/api-client/query';
import { useCallback } from 'react';

import { usePresses } from '../action/usePresses.ts';
import { useApiClient } from '../state/SessionContext.ts';
import { useFailureToast } from './useFailureToast.ts';

/** Callbacks for the result of a call; not called after the component unmounts. */
export interface CallMutationOptions<Call extends CallReference> {
  /** Called before outdated reads are refetched. */
  onSuccess?: (answer: CallResponse<Call>, variables: CallVariables<Call>) => void;
  onError?: (error: Error, variables: CallVariables<Call>) => void;
}

/** A call started by the user, with its state. */
export interface CallMutation<Call extends CallReference> {
  /** Makes the call; ignored while a call is pending. `error` and `onError` report failures. */
  run: (...rest: CallRest<Call>) => void;
  /**
   * Makes the call and returns the response, for form submissions. While a call is pending, returns its
   * promise.
   */
  runAsync: (...rest: CallRest<Call>) => Promise<CallResponse<Call>>;
  /** True until the changes are shown. */
  isPending: boolean;
  /** The error of the last call: an `ApiError` with the request's id. Undefined while a call is pending. */
  error: Error | undefined;
  /** The response of the last call if it succeeded. */
  data: CallResponse<Call> | undefined;
  /** The arguments of the pending or last call. */
  variables: CallVariables<Call> | undefined;
  /** Clears the result. */
  reset: () => void;
}

/** Whether the screen itself called the call off. */
function isAborted(variables: unknown): boolean {
  return (variables as { signal?: AbortSignal } | undefined)?.signal?.aborted === true;
}

/**
 * The mutation of a call. Handles the pending state, errors, double clicks and unmounting; refetches what the
 * contract declares outdated. If the call fails after the component has unmounted, shows a toast, unless the
 * variables' signal aborted the call.
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
      // `onError` and `error` report the failure.
      runAsync(...rest).catch(() => undefined);
    },
    [runAsync],
  );
  return { run, runAsync, isPending, error: error ?? undefined, data, variables, reset };
}
