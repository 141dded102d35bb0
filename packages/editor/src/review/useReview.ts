import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useSession } from '@vitrina/session';

/** Time between two looks at what colleagues did, in ms. Only while the window is visible. */
const lookEveryMs = 5000;

/** Returns the state of a package's approval. */
export function useReview(epackId: string | undefined) {
  return useQuery({
    ...callQuery(useApiClient(), calls.getReview, { params: { id: epackId ?? '' } }),
    enabled: epackId !== undefined,
    refetchOnMount: 'always',
  });
}

/** Returns the comments on a package. */
export function useReviewComments(epackId: string | undefined) {
  return useQuery({
    ...callQuery(useApiClient(), calls.listReviewComments, { params: { id: epackId ?? '' } }),
    enabled: epackId !== undefined,
  });
}

/** Keeps the approval and the comments of a package up to date with what colleagues do in other browsers. */
export function useLiveReview(epackId: string | undefined): void {
  const client = useApiClient();
  const params = { id: epackId ?? '' };
  const live = { enabled: epackId !== undefined, refetchInterval: lookEveryMs };
  useQuery({ ...callQuery(client, calls.getReview, { params }), ...live });
  useQuery({ ...callQuery(client, calls.listReviewComments, { params }), ...live });
}

/** Returns whether the user's group publishes only approved packages. */
export function useIsApprovalRequired(): boolean {
  const { profile, isAdmin } = useSession();
  return !isAdmin && profile?.group?.settings.isContentCheckRequired === true;
}
