import { dayIn, type Day } from '@vitrina/ui-kit';
import { useSyncExternalStore } from 'react';

const lookEveryMs = 30_000;

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, lookEveryMs);
  return () => clearInterval(timer);
}

/** Today in a time zone, also where the page stays open over midnight, as on a wall. */
export function useToday(timeZone: string): Day {
  return useSyncExternalStore(subscribe, () => dayIn(timeZone, new Date()));
}
