/** Converts a moment to the value of a time field in a time zone: `YYYY-MM-DDTHH:mm`. */
export function toLocalTime(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(moment).replace(' ', 'T');
}

/** Returns a time zone's offset from UTC at a moment, in ms. */
function offsetMs(timeZone: string, moment: Date): number {
  const minutes = Math.floor(moment.getTime() / 60_000) * 60_000;
  return new Date(`${toLocalTime(moment, timeZone)}Z`).getTime() - minutes;
}

/** Converts the value of a time field in a time zone to a moment; undefined if the value is incomplete. */
export function toMoment(localTime: string, timeZone: string): Date | undefined {
  const asUtc = new Date(`${localTime}Z`);
  if (localTime === '' || Number.isNaN(asUtc.getTime())) return undefined;
  const guess = new Date(asUtc.getTime() - offsetMs(timeZone, asUtc));
  // If the offset changes in between, use the offset at the moment itself.
  return new Date(asUtc.getTime() - offsetMs(timeZone, guess));
}

/** Returns whether the value of a time field is in the future. */
export function isToCome(localTime: string, timeZone: string): boolean {
  const moment = toMoment(localTime, timeZone);
  return moment !== undefined && moment.getTime() > Date.now();
}

/** Returns the next full hour that leaves enough time to publish. */
export function firstFreeHour(timeZone: string): string {
  const soon = toLocalTime(new Date(Date.now() + 90 * 60_000), timeZone);
  return `${soon.slice(0, 14)}00`;
}
