import { useMutation } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { CallBody } from '@vitrina/api-client/contract';
import { callMutation } from '@vitrina/api-client/query';
import { useAction, useApiClient } from '@vitrina/session';

/** Whom to ask for approval, and what to tell them. */
export type ReviewRequestInput = CallBody<typeof calls.requestReview>;

/**
 * Asks for approval of a package as it is saved.
 *
 * @param prepare - saves unsaved changes; resolves with the package's id, or with undefined if that failed
 * @param onRequested - called once the request is stored
 */
export function useRequestReview(prepare: () => Promise<string | undefined>, onRequested?: () => void) {
  const { mutateAsync } = useMutation(callMutation(useApiClient(), calls.requestReview));
  return useAction(async (body: ReviewRequestInput) => {
    const id = await prepare();
    if (id === undefined) return;
    await mutateAsync({ params: { id }, body });
    onRequested?.();
  });
}
