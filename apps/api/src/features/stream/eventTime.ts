import { createHash } from 'node:crypto';

import { dayIn, startOfDay } from '../events/days.ts';

const earlierMs = 24 * 60 * 60_000;
const laterMs = 5 * 60_000;

/**
 * When an event counts as having happened: by the visitor's clock where that can be true. Where it cannot, a moment of
 * today's first second that follows from the event's id, so that the same event sent again is still recognized.
 */
export function eventTime(timeZone: string, visitorMs: number, eventId: string, nowMs: number): Date {
  if (visitorMs > nowMs - earlierMs && visitorMs < nowMs + laterMs) return new Date(visitorMs);
  const today = startOfDay(timeZone, dayIn(timeZone, new Date(nowMs))).getTime();
  return new Date(today + (createHash('sha256').update(eventId).digest().readUInt32BE() % 1000));
}
