import { countDays, shiftDay, type DayRange } from '@vitrina/ui-kit';

/** The range of the same length that ended the day before. */
export function previousRange({ from, to }: DayRange): DayRange {
  return { from: shiftDay(from, -countDays(from, to)), to: shiftDay(from, -1) };
}
