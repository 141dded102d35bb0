import type { Interval } from '@vitrina/api-client/contract';
import type { Format } from '@vitrina/ui-kit';
import type { ChartPoint } from '@vitrina/ui-kit/charts';

/** Returns the axis and table labels of a point, from the first day of its interval. */
export function labelsOf(date: string, interval: Interval, format: Format): ChartPoint {
  if (interval === 'daily') return { label: format.shortDay(date), fullLabel: format.day(date) };
  const text = interval === 'monthly' ? format.month(date) : format.year(date);
  return { label: text, fullLabel: text };
}
