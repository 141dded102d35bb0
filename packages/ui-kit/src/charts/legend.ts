import type { ChartSeries } from './chartData.ts';
import type { SeriesKind } from './chartOptions.ts';
import { seriesStyles } from './seriesStyle.ts';

/** A series' mark and name in the legend. */
export interface LegendEntry {
  name: string;
  color: string;
  mark: 'line' | 'dashes' | 'block';
}

/** Returns the legend. A single series needs none, unless it is a selection of many. */
export function legendOf(series: readonly ChartSeries[], kind: SeriesKind, isOfMany = false): LegendEntry[] {
  if (series.length < 2 && !isOfMany) return [];
  const styles = seriesStyles(series);
  return series.map(({ name }, index) => {
    const { color = '', dash = [] } = styles[index] ?? {};
    const line = dash.length > 0 ? 'dashes' : 'line';
    return { name, color, mark: kind === 'line' ? line : 'block' };
  });
}
