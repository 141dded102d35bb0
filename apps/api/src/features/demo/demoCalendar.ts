import type { CalendarDay } from '@vitrina/demo';

import type { Queryable } from '../../platform/storage/database.ts';
import { addDays, dayIn, startOfDay } from '../events/days.ts';
import { demoSteps, findStep } from './demoSteps.ts';

const minuteMs = 60_000;

/** The demo's calendar in time: its days count back from the day the demo was loaded. */
export interface DemoCalendar {
  /** When loading began; nothing in the demo's past is later. */
  loadedAt: Date;
  dayOf(daysAgo: number): CalendarDay;
  /** Returns a time of a day, in minutes after its start. */
  momentOf(daysAgo: number, minutes: number): Date;
}

/** Returns the calendar of a demo that was loaded at a time. */
export function toCalendar(timeZone: string, loadedAt: Date): DemoCalendar {
  const today = dayIn(timeZone, loadedAt);
  const dayOf = (daysAgo: number) => ({ daysAgo, day: addDays(today, -daysAgo) });
  const starts = new Map<number, number>();
  const startOf = (daysAgo: number): number => {
    const start = starts.get(daysAgo) ?? startOfDay(timeZone, dayOf(daysAgo).day).getTime();
    starts.set(daysAgo, start);
    return start;
  };
  return {
    loadedAt,
    dayOf,
    momentOf: (daysAgo, minutes) => new Date(startOf(daysAgo) + minutes * minuteMs),
  };
}

/** Opens the calendar of the loaded demo: its parts are loaded one after another, even after midnight. */
export async function openCalendar(query: Queryable, timeZone: string): Promise<DemoCalendar> {
  const step = await findStep(query, demoSteps.accounts);
  return toCalendar(timeZone, step?.at ?? new Date());
}
