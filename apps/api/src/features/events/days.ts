const dayMs = 24 * 60 * 60_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the UTC day of a time, as `YYYY-MM-DD`: partitions are by UTC day, whatever the time zone of
 * reports.
 */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Returns the day a number of days later, or earlier if negative. */
export function addDays(day: string, count: number): string {
  return toDay(new Date(Date.parse(day) + count * dayMs));
}

/** Returns the local time in a time zone, as `YYYY-MM-DD HH:MM:SS`. */
function wallClock(timeZone: string, moment: Date): string {
  const known = clocks.get(timeZone);
  // The Swedish locale formats dates like ISO 8601.
  const clock =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  if (!known) clocks.set(timeZone, clock);
  return clock.format(moment);
}

/** Returns a time zone's offset from UTC at a time, to the second. */
function offsetMs(timeZone: string, moment: number): number {
  const shown = Date.parse(`${wallClock(timeZone, new Date(moment)).replace(' ', 'T')}Z`);
  return shown - Math.floor(moment / 1000) * 1000;
}

/** Returns the day of a time in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  return wallClock(timeZone, moment).slice(0, 10);
}

/**
 * Returns the time at which a day starts in a time zone. If a clock change skips or repeats midnight, the
 * start is the first moment with the day's date. A day that the zone skipped entirely starts, and ends, where
 * the next one starts.
 */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(day);
  const candidates = [midnight - dayMs, midnight + dayMs]
    .map((moment) => midnight - offsetMs(timeZone, moment))
    .sort((a, b) => a - b);
  const first = candidates.find((moment) => dayIn(timeZone, new Date(moment)) === day);
  return new Date(first ?? candidates.at(-1) ?? midnight);
}

/** Returns the start of a day and of the next one, as SQL literals. */
export function bordersOf(timeZone: string, day: string): { from: string; until: string } {
  return {
    from: startOfDay(timeZone, day).toISOString(),
    until: startOfDay(timeZone, addDays(day, 1)).toISOString(),
  };
}
