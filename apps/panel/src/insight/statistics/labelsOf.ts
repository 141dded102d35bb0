import type { Interval } from '@vitrina/api-client/contract';
import type { Format } from '@vitrina/ui-kit';
import type { ChartPoint } from '@vitrina/ui-kit/charts';

/** How the axis and the table write a point, whose date is the first day of its interval. */
export function labelsOf(date: string, interval: Interval, format: Format): ChartPoint {
  if (interval === 'daily') return { label: format.shortDay(date), fullLabel: format.day(date) };
  const text = interval === 'monthly' ? format.month(date) : format.year(date);
  return { label: text, fullLabel: text };
}
