import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Schedule } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { useState } from 'react';

/** A change of a scheduled publication, and the time that names the publication. */
interface ScheduleDone {
  readonly kind: 'moved' | 'cancelled';
  readonly publishDate: string;
}

/** The scheduled publications of a package, and the ways to move and cancel those that wait. */
export function useSchedules(epackId: string) {
  const query = useQuery({
    ...callQuery(useApiClient(), calls.listSchedules, { params: { id: epackId } }),
    refetchOnMount: 'always',
  });
  const moving = useCallMutation(calls.moveSchedule);
  const cancelling = useCallMutation(calls.cancelSchedule);
  const [done, setDone] = useState<ScheduleDone>();
  const paramsOf = ({ id }: Schedule) => ({ id: epackId, scheduleId: String(id) });
  const isPending = moving.isPending || cancelling.isPending;
  const changed = [moving, cancelling].find(({ isPending }) => isPending)?.variables?.params.scheduleId;
  return {
    query,
    error: moving.error ?? cancelling.error,
    /** The last action that succeeded, until the next one begins. */
    done,
    isPending,
    isChanging: ({ id }: Schedule) => changed === String(id),
    move: (schedule: Schedule, publishDate: string, onMoved: () => void) => {
      setDone(undefined);
      cancelling.reset();
      moving.runAsync({ params: paramsOf(schedule), body: { publishDate } }).then(
        () => {
          setDone({ kind: 'moved', publishDate });
          onMoved();
        },
        // `error` has it.
        () => undefined,
      );
    },
    cancel: (schedule: Schedule) => {
      setDone(undefined);
      moving.reset();
      cancelling.runAsync({ params: paramsOf(schedule) }).then(
        () => setDone({ kind: 'cancelled', publishDate: schedule.publishDate }),
        () => undefined,
      );
    },
  };
}

/** {@link useSchedules}. */
export type Schedules = ReturnType<typeof useSchedules>;
