import { ApiError } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { Schedule } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '@vitrina/session';
import { useState } from 'react';

/** What became of a publication that waited, and the time it is known by. */
interface ScheduleDone {
  readonly kind: 'moved' | 'cancelled';
  readonly publishDate: string;
}

/** The publications of a package that were asked for ahead, and what can be done with those that wait. */
export function useSchedules(epackId: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<number>();
  const [error, setError] = useState<ApiError>();
  const [done, setDone] = useState<ScheduleDone>();
  const query = useQuery({
    ...callQuery(client, calls.listSchedules, { params: { id: epackId } }),
    refetchOnMount: 'always',
  });
  /** Answers whether it was done. */
  const run = async (
    { id }: Schedule,
    outcome: ScheduleDone,
    act: (params: { id: string; scheduleId: string }) => Promise<unknown>,
  ): Promise<boolean> => {
    setBusyId(id);
    setError(undefined);
    setDone(undefined);
    try {
      await act({ id: epackId, scheduleId: String(id) });
      setDone(outcome);
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      return false;
    } finally {
      // One that is over by now shows what became of it.
      await queries.invalidateQueries({ queryKey: queryKeyOf(calls.listSchedules) });
      setBusyId(undefined);
    }
  };
  return {
    query,
    error,
    /** What was done last, until something else is. */
    done,
    /** The schedule that is being changed. */
    busyId,
    move: (schedule: Schedule, publishDate: string) =>
      run(schedule, { kind: 'moved', publishDate }, (params) =>
        client.call(calls.moveSchedule, { params, body: { publishDate } }),
      ),
    cancel: (schedule: Schedule) =>
      run(schedule, { kind: 'cancelled', publishDate: schedule.publishDate }, (params) =>
        client.call(calls.cancelSchedule, { params }),
      ),
  };
}

/** {@link useSchedules}. */
export type Schedules = ReturnType<typeof useSchedules>;
