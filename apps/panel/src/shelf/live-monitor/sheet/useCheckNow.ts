import { useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { MonitoredPageDetail } from '@vitrina/api-client/contract';
import { callQuery, invalidateReadsOf } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { useEffect, useRef, useState } from 'react';

const askEveryMs = 1000;
/** A host is read once a second, and others may stand in line before this page. */
const patienceMs = 120_000;

/** Where a check stands: nobody asked, under way, longer under way than anybody watches, not even begun. */
export type CheckState = 'idle' | 'checking' | 'late' | 'failed';

const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, askEveryMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The sheet was closed', 'AbortError'));
    });
  });

/** Has a page checked at once, and watches until the server has a newer check of it. */
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
      // A job makes the check: what it found is there only now.
      await invalidateReadsOf(queryClient, calls.checkMonitoredPages);
      setState(isDone ? 'idle' : 'late');
    } catch {
      if (!controller.signal.aborted) setState('failed');
    }
  };
  return { state, start: () => void start() };
}
