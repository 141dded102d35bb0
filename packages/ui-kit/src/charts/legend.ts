import type { ChartSeries } from './chartData.ts';
import type { SeriesKind } from './chartOptions.ts';
import { seriesStyles } from './seriesStyle.ts';

/** What stands for a series beside its name. */
export interface LegendEntry {
  name: string;
  color: string;
  mark: 'line' | 'dashes' | 'block';
}

/** Which series is which; one alone needs no name, unless it is one of many there could be. */
export function legendOf(series: readonly ChartSeries[], kind: SeriesKind, isOfMany = false): LegendEntry[] {
  if (series.length < 2 && !isOfMany) return [];
  const styles = seriesStyles(series);
  return series.map(({ name }, index) => {
    const { color = '', dash = [] } = styles[index] ?? {};
    const line = dash.length > 0 ? 'dashes' : 'line';
    return { name, color, mark: kind === 'line' ? line : 'block' };
  });
}
