/**
 * Tells what the clocks of a zone show at a moment, as if that were UTC: what spreadsheets call a date, which has no zone.
 *
 * @param timeZone - its IANA name
 */
export function createWallClock(timeZone: string): (moment: Date) => Date {
  // Swedish writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => new Date(`${format.format(moment).replace(' ', 'T')}Z`);
}
