import { listDays, type DayRange } from '../range.ts';

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const bitOf = (day: string): number => 1 << (Number(day.slice(8)) - 1);

/**
 * Returns the days of a range without some of them, in the form of `roll_page_month`: as the bits of each
 * month's days.
 */
export function bitsByMonth(range: DayRange, without: readonly string[]): ReadonlyMap<string, number> {
  const bits = new Map<string, number>();
  for (const day of listDays(range)) {
    if (without.includes(day)) continue;
    bits.set(monthOf(day), (bits.get(monthOf(day)) ?? 0) | bitOf(day));
  }
  return bits;
}

const daysInMonth = 31;

/** Returns the days of a month whose bits are set, as dates. */
export function daysOf(month: string, bits: number): string[] {
  return Array.from({ length: daysInMonth }, (_, bit) => bit)
    .filter((bit) => ((bits >>> bit) & 1) === 1)
    .map((bit) => `${month.slice(0, 8)}${String(bit + 1).padStart(2, '0')}`);
}
