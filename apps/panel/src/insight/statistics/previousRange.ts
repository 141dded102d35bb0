import { countDays, shiftDay, type DayRange } from '@vitrina/ui-kit';

/** Returns the preceding range of the same length. */
export function previousRange({ from, to }: DayRange): DayRange {
  return { from: shiftDay(from, -countDays(from, to)), to: shiftDay(from, -1) };
}
