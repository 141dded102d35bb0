/** One place on a chart's axis. */
export interface ChartPoint {
  /** As the axis writes it. */
  label: string;
  /** As the tooltip and the table write it. */
  fullLabel: string;
  /** Its time is not over, or is not all in the range: its values say less than those beside it. */
  isPartial?: boolean;
  /** What stands beside the chart is of this one. */
  isChosen?: boolean;
}

/** The values of one line or one set of bars; null where nobody measured. */
export interface ChartSeries {
  name: string;
  /** One for each point. */
  values: readonly (number | null)[];
  /** Of a period before, drawn behind the others. */
  isEarlier?: boolean;
}

/** What a chart shows. */
export interface ChartContent {
  /** What the chart shows, in one sentence, for those who cannot see it. */
  label: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /** Writes a value; a plain number by default. */
  formatValue?: (value: number) => string;
}

/** A chart's values as a table has them. */
export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** Whether there is nothing to draw: no points, or nothing but zeroes. */
export function isEmptyChart({ points, series }: Pick<ChartContent, 'points' | 'series'>): boolean {
  return points.length === 0 || series.every(({ values }) => values.every((value) => !value));
}

/** A row for each point and a column for each series. */
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

/** The points of the highest and the lowest value among the whole ones; undefined where there are not two to compare. */
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
