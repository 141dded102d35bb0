import { useMutation, useQuery } from '@tanstack/react-query';
import { createApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { PageTest, PageTestInput } from '@vitrina/api-client/contract';
import { useEffect, useState } from 'react';

const client = createApiClient({ baseUrl: '', getLanguage: () => document.documentElement.lang });
const askEveryMs = 1000;

/** Reads the token of a result from the link's hash, which isn't sent to servers or written to their logs. */
const readToken = () => new URLSearchParams(globalThis.location.hash.slice(1)).get('result') ?? '';

/** A page test: its start, its progress, and its result. */
export interface TestOfPage {
  /** Undefined before a test, and until its first answer. */
  test: PageTest | undefined;
  isStarting: boolean;
  /** Why the test couldn't be started. */
  startError: unknown;
  /** Why the result can't be read. */
  readError: unknown;
  start(input: PageTestInput): void;
}

/** Starts page tests and follows them. A test's token is in the page's address, so the result can be shared and reloaded. */
export function useTestOfPage(): TestOfPage {
  const [token, setToken] = useState(readToken);
  useEffect(() => {
    const follow = () => setToken(readToken());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const started = useMutation({
    mutationFn: (body: PageTestInput) => client.call(calls.startPageTest, { body }),
    onSuccess: ({ data }) => {
      globalThis.location.hash = new URLSearchParams({ result: data.token }).toString();
    },
  });
  const read = useQuery({
    queryKey: [calls.readPageTest.id, token],
    queryFn: () => client.call(calls.readPageTest, { body: { token } }),
    enabled: token !== '',
    refetchInterval: ({ state }) => (state.error || state.data?.data.step === 'done' ? false : askEveryMs),
  });
  return {
    test: token === '' ? undefined : read.data?.data,
    isStarting: started.isPending,
    startError: started.error,
    readError: token === '' ? undefined : read.error,
    start: (input) => started.mutate(input),
  };
}
