import type { TrendPoint } from '@vitrina/api-client/contract';

/** What a trend can be of; the first is the usual. */
export const trendMetrics = ['count', 'users', 'inviewCount', 'averageInviewMs', 'interactionCount'] as const;
/** One of {@link trendMetrics}. */
export type TrendMetric = (typeof trendMetrics)[number];

/** The metric a URL's query names. */
export function readMetric(query: URLSearchParams): TrendMetric {
  return trendMetrics.find((metric) => metric === query.get('metric')) ?? trendMetrics[0];
}

/**
 * All of a range in one number: the sum; of the average time the average, each interval weighing as much as it was seen.
 * Null where nobody measured.
 */
export function totalOf(points: readonly TrendPoint[], metric: TrendMetric): number | null {
  if (metric !== 'averageInviewMs') return points.reduce((sum, point) => sum + point[metric], 0);
  const measured = points.flatMap(({ averageInviewMs, inviewCount }) =>
    averageInviewMs === null ? [] : [{ ms: averageInviewMs, weight: inviewCount }],
  );
  const weight = measured.reduce((sum, one) => sum + one.weight, 0);
  return weight === 0 ? null : measured.reduce((sum, one) => sum + one.ms * one.weight, 0) / weight;
}
