/** A point on a chart's axis. */
export interface ChartPoint {
  /** The text on the axis. */
  label: string;
  /** The text in the tooltip and the table. */
  fullLabel: string;
  /**
   * Whether the interval is not over, or only partly in the range: its values are not comparable to the
   * others.
   */
  isPartial?: boolean;
  /** Whether the content beside the chart shows this point. */
  isChosen?: boolean;
}

/** The values of a line or a set of bars; null for a value that was not measured. */
export interface ChartSeries {
  name: string;
  /** One value per point. */
  values: readonly (number | null)[];
  /** Whether the series is of the previous period, drawn behind the others. */
  isEarlier?: boolean;
}

/** The data of a chart. */
export interface ChartContent {
  /** A one-sentence description of the chart, for screen readers. */
  label: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /** Formats a value. Default: a plain number. */
  formatValue?: (value: number) => string;
}

/** A chart's values as a table. */
export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** Checks whether there is nothing to draw: no points, or only zeros. */
export function isEmptyChart({ points, series }: Pick<ChartContent, 'points' | 'series'>): boolean {
  return points.length === 0 || series.every(({ values }) => values.every((value) => !value));
}

/** Returns a row for each point and a column for each series. */
export function toChartTable(
  { points, series }: Pick<ChartContent, 'points' | 'series'>,
  pointName: string,
): ChartTable {
  return {
    head: [pointName, ...series.map(({ name }) => name)],
    rows: points.map(({ fullLabel }, index) => [
      fullLabel,
      ...series.map(({ values }) => values[index] ?? null),
    ]),
  };
}

/**
 * Returns the points with the highest and the lowest value, without partial ones; undefined if fewer than two
 * remain.
 */
export function findExtremes(
  values: readonly (number | null)[],
  points: readonly ChartPoint[],
): { high: number; low: number } | undefined {
  const known = values.flatMap((value, index) =>
    value === null || points[index]?.isPartial ? [] : [{ value, index }],
  );
  const byValue = known.toSorted((a, b) => b.value - a.value || a.index - b.index);
  const [high] = byValue;
  const low = byValue.at(-1);
  if (!high || !low || high.value === low.value) return undefined;
  return { high: high.index, low: low.index };
}
