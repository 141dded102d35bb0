import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { AmazonConnection } from '@vitrina/api-client/contract';
import { callQuery, queryDefaults } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation, useFailureToast } from '@vitrina/session';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { readAmazonAnswer, type AmazonAnswer } from './readAmazonAnswer.ts';

/** Result of the redirect that led to this page. */
export type LandingOutcome =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'declined' }
  | { kind: 'done' }
  | { kind: 'failed'; error: unknown };

/**
 * Returns the answer in the address once, and removes it from the address so that it doesn't stay in the
 * browser history.
 */
function useAnswer(): AmazonAnswer | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(() => readAmazonAnswer(new URLSearchParams(search)));
  useEffect(() => {
    if (answer && search !== '') void navigate(pathname, { replace: true });
  }, [answer, navigate, pathname, search]);
  return answer;
}

function useLanding(): LandingOutcome {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const answer = useAnswer();
  const body = answer?.kind === 'code' ? answer.body : undefined;
  // A query instead of a mutation: the query key ensures that the code is exchanged once, even if the screen
  // renders repeatedly.
  const { data, error } = useQuery({
    ...queryDefaults,
    queryKey: [calls.completeAmazonConnection.id, body?.state],
    queryFn: async () => {
      if (!body) throw new Error('There is no code to exchange');
      const connection = await client.call(calls.completeAmazonConnection, { body });
      queryClient.setQueryData(callQuery(client, calls.getAmazonConnection).queryKey, connection);
      return connection;
    },
    enabled: body !== undefined,
    staleTime: Infinity,
  });
  if (!answer) return { kind: 'none' };
  if (answer.kind === 'declined') return answer;
  if (error) return { kind: 'failed', error };
  return { kind: data ? 'done' : 'busy' };
}

/**
 * Returns the user's connection to Amazon, the result of the redirect, and functions to connect and
 * disconnect.
 */
export function useAmazonConnection() {
  const landing = useLanding();
  const query = useQuery({
    ...callQuery(useApiClient(), calls.getAmazonConnection),
    enabled: landing.kind !== 'busy',
  });
  const onError = useFailureToast();
  const beginning = useCallMutation(calls.beginAmazonConnection, {
    onSuccess: ({ data }) => globalThis.location.assign(data.url),
    onError,
  });
  const ending = useCallMutation(calls.endAmazonConnection, { onError });
  return {
    query,
    landing,
    /** Stays `true` while the browser navigates to Amazon's consent page. */
    isPending: beginning.isPending || beginning.data !== undefined || ending.isPending,
    connect: () => beginning.run(),
    disconnect: () => ending.run(),
  };
}

/** Returns whether the server reports that Amazon no longer accepts the user's token. */
export function isExpired(landing: LandingOutcome, connection: AmazonConnection | undefined): boolean {
  const isRefused =
    landing.kind === 'failed' &&
    landing.error instanceof ApiError &&
    landing.error.code === 'awsTokenExpired';
  return isRefused || connection?.state === 'expired';
}
