import type { ChartPoint } from './chartData.ts';

/** Returns `count` days for stories and tests, from January 1, 2026. */
export function sampleDays(count: number): ChartPoint[] {
  const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: count }, (_, index) => {
    const label = short.format(Date.UTC(2026, 0, 1 + index));
    return { label, fullLabel: `${label}, 2026` };
  });
}

/** Values that rise and fall. */
export function sampleValues(count: number, mean = 650): number[] {
  return Array.from({ length: count }, (_, index) => Math.round(mean + 0.4 * mean * Math.sin(index)));
}
