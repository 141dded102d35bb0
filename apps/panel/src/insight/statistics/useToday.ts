import { dayIn, type Day } from '@vitrina/ui-kit';
import { useSyncExternalStore } from 'react';

const lookEveryMs = 30_000;

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, lookEveryMs);
  return () => clearInterval(timer);
}

/** Returns the current day in a time zone. Updates at midnight while the page stays open. */
export function useToday(timeZone: string): Day {
  return useSyncExternalStore(subscribe, () => dayIn(timeZone, new Date()));
}
