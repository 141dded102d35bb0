import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { DebtNotice } from '@vitrina/api-client/contract';
import { callMutation, callQuery } from '@vitrina/api-client/query';
import { readAccessToken, useSession } from '@vitrina/session';
import { useEffect } from 'react';

/** The debt notices of the user's licenses, whether they are known yet, and closing them. */
export function useDebtNotices() {
  const { apiClient, profile } = useSession();
  const queryClient = useQueryClient();
  const userId = profile?.id ?? 0;
  const body = {
    userId,
    systemIds: profile?.licenses.map(({ id }) => id) ?? [],
    accessToken: readAccessToken(),
  };
  const options = callQuery(apiClient, calls.listDebtNotices, { body });
  const hasLicenses = body.systemIds.length > 0;
  const { data, error } = useQuery({ ...options, enabled: hasLicenses });
  useEffect(() => {
    if (error) reportError(error);
  }, [error]);
  // Not useCallMutation: several notices can be closed at once.
  const { mutate } = useMutation({ ...callMutation(apiClient, calls.closeDebtNotice), onError: reportError });
  const close = ({ id }: DebtNotice) => {
    queryClient.setQueryData(
      options.queryKey,
      (before: typeof data) =>
        before && {
          ...before,
          data: { ...before.data, items: before.data.items.filter((notice) => notice.id !== id) },
        },
    );
    mutate({ params: { id }, body: { userId, accessToken: readAccessToken() } });
  };
  const isKnown = !hasLicenses || data !== undefined || error !== null;
  return { notices: data?.data.items ?? [], isKnown, close };
}
