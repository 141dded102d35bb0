import { colours } from '../theme/tokens.ts';

/** Told apart by hue and lightness, each at least 3:1 against white; the first is the accent. */
const hues = [colours.accent, '#0f766e', '#b45309', '#9333ea', '#be123c', '#4d7c0f'] as const;

/** How a series is drawn. After the hues are used up, they come again as dashes. */
export interface SeriesStyle {
  colour: string;
  dash: number[];
}

/** The style of each series, in their order. */
export function seriesStyles(series: readonly { isEarlier?: boolean }[]): SeriesStyle[] {
  let drawn = 0;
  return series.map(({ isEarlier }) => {
    if (isEarlier) return { colour: colours.lineStrong, dash: [4, 4] };
    const index = drawn++;
    return { colour: hues[index % hues.length] ?? colours.accent, dash: index < hues.length ? [] : [8, 3] };
  });
}
