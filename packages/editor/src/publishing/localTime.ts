/** A moment as a time field says it in a time zone: `YYYY-MM-DDTHH:mm`. */
export function toLocalTime(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(moment).replace(' ', 'T');
}

/** How far a zone's clocks are from UTC at a moment, in ms. */
function offsetMs(timeZone: string, moment: Date): number {
  const minutes = Math.floor(moment.getTime() / 60_000) * 60_000;
  return new Date(`${toLocalTime(moment, timeZone)}Z`).getTime() - minutes;
}

/** The moment a time field says in a time zone; undefined while it says none. */
export function toMoment(localTime: string, timeZone: string): Date | undefined {
  const asUtc = new Date(`${localTime}Z`);
  if (localTime === '' || Number.isNaN(asUtc.getTime())) return undefined;
  const guess = new Date(asUtc.getTime() - offsetMs(timeZone, asUtc));
  // Where the clocks are changed in between, the offset is that of the moment itself.
  return new Date(asUtc.getTime() - offsetMs(timeZone, guess));
}

/** Whether a time field says a moment that is to come. */
export function isToCome(localTime: string, timeZone: string): boolean {
  const moment = toMoment(localTime, timeZone);
  return moment !== undefined && moment.getTime() > Date.now();
}

/** The next full hour that leaves some time until then. */
export function firstFreeHour(timeZone: string): string {
  const soon = toLocalTime(new Date(Date.now() + 90 * 60_000), timeZone);
  return `${soon.slice(0, 14)}00`;
}
