import { lazyScreen } from '../loading/lazyScreen.ts';

/** The calendar, which loads when first opened. */
export const DateRangeCalendar = lazyScreen(
  async () => (await import('./DateRangeCalendar.tsx')).DateRangeCalendar,
);

/** The calendar's size, in CSS pixels. */
export const calendarSize = { width: 320, height: 360 };
