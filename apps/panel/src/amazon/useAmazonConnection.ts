import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { AmazonConnection } from '@vitrina/api-client/contract';
import { callQuery, queryDefaults } from '@vitrina/api-client/query';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';

import { readAmazonAnswer, type AmazonAnswer } from './readAmazonAnswer.ts';

/** What came of the redirect that led here. */
export type LandingOutcome =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'declined' }
  | { kind: 'done' }
  | { kind: 'failed'; error: unknown };

/** The answer in the address, once; it does not stay there, where the history would keep it. */
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
  // A query and no mutation: by its key the code is exchanged once, however often the screen is drawn.
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

/** The user's connection to Amazon, what came of the redirect, and the ways to connect and to end it. */
export function useAmazonConnection() {
  const intl = useIntl();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const landing = useLanding();
  const options = callQuery(client, calls.getAmazonConnection);
  const query = useQuery({ ...options, enabled: landing.kind !== 'busy' });
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      setIsBusy(false);
      toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
    }
  };
  return {
    query,
    landing,
    isBusy,
    /** Goes to Amazon's page of consent. */
    connect: () =>
      void attempt(async () => {
        const { data } = await client.call(calls.beginAmazonConnection);
        globalThis.location.assign(data.url);
      }),
    disconnect: () =>
      void attempt(async () => {
        await client.call(calls.endAmazonConnection);
        await queryClient.invalidateQueries({ queryKey: options.queryKey });
        setIsBusy(false);
      }),
  };
}

/** Whether Amazon takes the user's token no more, by what the server says of it. */
export function isExpired(landing: LandingOutcome, connection: AmazonConnection | undefined): boolean {
  const isRefused =
    landing.kind === 'failed' &&
    landing.error instanceof ApiError &&
    landing.error.code === 'awsTokenExpired';
  return isRefused || connection?.state === 'expired';
}
