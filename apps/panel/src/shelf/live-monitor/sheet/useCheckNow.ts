import { useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { MonitoredPageDetail } from '@vitrina/api-client/contract';
import { callQuery, invalidateReadsOf } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { useEffect, useRef, useState } from 'react';

const askEveryMs = 1000;
/**
 * Time limit of a check, in ms. Each host is read once per second, so other pages can be ahead in the queue.
 */
const patienceMs = 120_000;

/**
 * State of a check: not requested, in progress, not finished within the time limit, or not started because of
 * an error.
 */
export type CheckState = 'idle' | 'checking' | 'late' | 'failed';

const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, askEveryMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The sheet was closed', 'AbortError'));
    });
  });

/** Starts a check of a page and waits for its result. */
export function useCheckNow(page: Pick<MonitoredPageDetail, 'id' | 'checks'>) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { runAsync } = useCallMutation(calls.checkMonitoredPages);
  const [state, setState] = useState<CheckState>('idle');
  const watching = useRef<AbortController>(undefined);
  useEffect(() => () => watching.current?.abort(), []);

  const untilChecked = async (signal: AbortSignal): Promise<boolean> => {
    const query = callQuery(client, calls.getMonitoredPage, { params: { id: page.id } });
    const giveUpAt = Date.now() + patienceMs;
    const before = page.checks[0]?.id;
    while (Date.now() < giveUpAt) {
      await wait(signal);
      const { data } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      if (data.checks[0]?.id !== before) return true;
    }
    return false;
  };
  const start = async () => {
    const controller = new AbortController();
    watching.current = controller;
    setState('checking');
    try {
      await runAsync({ body: { ids: [page.id] } });
      const isDone = await untilChecked(controller.signal);
      // The result is available only now, because a background job runs the check.
      await invalidateReadsOf(queryClient, calls.checkMonitoredPages);
      setState(isDone ? 'idle' : 'late');
    } catch {
      if (!controller.signal.aborted) setState('failed');
    }
  };
  return { state, start: () => void start() };
}
