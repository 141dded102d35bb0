import type { TrendPoint } from '@vitrina/api-client/contract';

/** Metrics of a trend. The first one is the default. */
export const trendMetrics = [
  'count',
  'users',
  'inviewCount',
  'averageInviewMs',
  'medianInviewMs',
  'interactionCount',
] as const;
/** One of {@link trendMetrics}. */
export type TrendMetric = (typeof trendMetrics)[number];

/** Whether a metric is a time, in milliseconds. */
export function isTime(metric: TrendMetric): boolean {
  return metric === 'averageInviewMs' || metric === 'medianInviewMs';
}

/** Reads the metric from a URL query. */
export function readMetric(query: URLSearchParams): TrendMetric {
  return trendMetrics.find((metric) => metric === query.get('metric')) ?? trendMetrics[0];
}

/**
 * Returns the total of a range: the sum, or, for the average time, the average weighted by in-view count.
 * Returns `null` if there are no measurements.
 */
export function totalOf(
  points: readonly TrendPoint[],
  metric: Exclude<TrendMetric, 'medianInviewMs'>,
): number | null {
  if (metric !== 'averageInviewMs') return points.reduce((sum, point) => sum + point[metric], 0);
  const measured = points.flatMap(({ averageInviewMs, inviewCount }) =>
    averageInviewMs === null ? [] : [{ ms: averageInviewMs, weight: inviewCount }],
  );
  const weight = measured.reduce((sum, one) => sum + one.weight, 0);
  return weight === 0 ? null : measured.reduce((sum, one) => sum + one.ms * one.weight, 0) / weight;
}
