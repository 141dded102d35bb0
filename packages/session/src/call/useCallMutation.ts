import { useMutation } from '@tanstack/react-query';
import type { CallRest } from '@vitrina/api-client';
import type { CallReference, CallResponse } from '@vitrina/api-client/contract';
import { callMutation, type CallVariables } from '@vitrina/api-client/query';
import { useCallback } from 'react';

import { useApiClient } from '../state/SessionContext.ts';
import { useCallQueue } from './useCallQueue.ts';
import { useFailureToast } from './useFailureToast.ts';
import { useIsShown } from './useIsShown.ts';

/** Callbacks for the result of a call; not called after the component unmounts. */
export interface CallMutationOptions<Call extends CallReference> {
  /** Called before outdated reads are refetched. */
  onSuccess?: (answer: CallResponse<Call>, variables: CallVariables<Call>) => void;
  onError?: (error: Error, variables: CallVariables<Call>) => void;
}

/** A call started by the user, with its state. */
export interface CallMutation<Call extends CallReference> {
  /**
   * Makes the call, after the pending ones. Ignored if it repeats the last of these. `error` and `onError` report
   * failures.
   */
  run: (...rest: CallRest<Call>) => void;
  /** Makes the call like `run` and returns the response, for form submissions. A repetition gets the same promise. */
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

/** Whether the caller aborted the call. */
function isAborted(variables: unknown): boolean {
  return (variables as { signal?: AbortSignal } | undefined)?.signal?.aborted === true;
}

/**
 * The mutation of a call. Handles the pending state, errors, double clicks and unmounting; refetches what the
 * contract declares outdated. If a call fails after the component has unmounted, or while another one waits and there
 * is no `onError`, shows a toast, unless the signal in the variables aborted the call.
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
  const isShown = useIsShown();
  const { enqueue, last } = useCallQueue();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending, error, data, variables, reset } = useMutation({
    ...callMutation(useApiClient(), call),
    onSuccess: (answer, sent) => {
      if (isShown.current) onSuccess?.(answer, sent);
    },
    onError: (failure, sent) => {
      const isReplaced = last.current !== undefined && last.current.variables !== sent;
      if (isShown.current) onError?.(failure, sent);
      // The next call clears `error` at once.
      const isReported = isShown.current && (onError !== undefined || !isReplaced);
      if (!isReported && !isAborted(sent)) showFailure(failure);
    },
  });
  const runAsync = useCallback(
    (...[sent]: CallRest<Call>) => enqueue(sent, () => mutateAsync(sent as CallVariables<Call>)),
    [enqueue, mutateAsync],
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
