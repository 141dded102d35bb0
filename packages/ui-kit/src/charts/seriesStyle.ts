import { colors } from '../theme/tokens.ts';

/** Distinct in hue and lightness, each at least 3:1 against white; the first is the accent. */
const hues = [colors.accent, '#0f766e', '#b45309', '#9333ea', '#be123c', '#4d7c0f'] as const;

/** The style of a series. After the last hue, hues repeat with dashes. */
export interface SeriesStyle {
  color: string;
  dash: number[];
}

/** Returns the style of each series, in order. */
export function seriesStyles(series: readonly { isEarlier?: boolean }[]): SeriesStyle[] {
  let drawn = 0;
  return series.map(({ isEarlier }) => {
    if (isEarlier) return { color: colors.lineStrong, dash: [4, 4] };
    const index = drawn++;
    return { color: hues[index % hues.length] ?? colors.accent, dash: index < hues.length ? [] : [8, 3] };
  });
}
