/** A moment as a time field says it, in the user's own time zone: `YYYY-MM-DDTHH:mm`. */
export function toLocalTime(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment a time field says; undefined while it says none. */
export function toMoment(localTime: string): Date | undefined {
  const moment = new Date(localTime);
  return localTime === '' || Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Whether a time field says a moment that is to come. */
export function isToCome(localTime: string): boolean {
  const moment = toMoment(localTime);
  return moment !== undefined && moment.getTime() > Date.now();
}

/** The next full hour that leaves some time until then. */
export function firstFreeHour(): string {
  const moment = new Date(Date.now() + 90 * 60_000);
  moment.setMinutes(0, 0, 0);
  return toLocalTime(moment);
}
