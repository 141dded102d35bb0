import { createHash } from 'node:crypto';

import { dayIn, startOfDay } from '../events/days.ts';

const earlierMs = 24 * 60 * 60_000;
const laterMs = 5 * 60_000;

/**
 * Returns the time of an event: by the visitor's clock if that is plausible. Otherwise a time in today's
 * first second, derived from the event's id, so that a resent event is still recognized.
 */
export function eventTime(timeZone: string, visitorMs: number, eventId: string, nowMs: number): Date {
  if (visitorMs > nowMs - earlierMs && visitorMs < nowMs + laterMs) return new Date(visitorMs);
  const today = startOfDay(timeZone, dayIn(timeZone, new Date(nowMs))).getTime();
  return new Date(today + (createHash('sha256').update(eventId).digest().readUInt32BE() % 1000));
}
