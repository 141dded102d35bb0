import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Schedule } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { useState } from 'react';

/** A change of a scheduled publication, and the time that identifies the publication. */
interface ScheduleDone {
  readonly kind: 'moved' | 'cancelled';
  readonly publishDate: string;
}

/** Returns the scheduled publications of a package, with actions to move and cancel pending ones. */
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
    /** The last successful action; reset when the next one starts. */
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
        // The mutation's `error` already contains it.
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

/** The result of {@link useSchedules}. */
export type Schedules = ReturnType<typeof useSchedules>;
