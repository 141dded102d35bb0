/**
 * Converts a time to the zone's local time as if it were UTC: spreadsheets' dates have no time zone.
 *
 * @param timeZone - IANA name
 */
export function createWallClock(timeZone: string): (moment: Date) => Date {
  // The Swedish locale formats dates like ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => new Date(`${format.format(moment).replace(' ', 'T')}Z`);
}
