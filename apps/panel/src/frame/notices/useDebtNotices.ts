import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { DebtNotice } from '@vitrina/api-client/contract';
import { callMutation, callQuery } from '@vitrina/api-client/query';
import { readAccessToken, useSession } from '@vitrina/session';
import { useEffect } from 'react';

/** Returns the debt notices of the user's licenses, whether they have loaded, and a function to close one. */
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
  // Several notices can be closed at the same time, which `useCallMutation` doesn't support.
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
