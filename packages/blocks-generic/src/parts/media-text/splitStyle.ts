import type { BlockStyle } from '@vitrina/block-kit';

/** Widths of an image beside a text, as shares of the whole. @public */
export const mediaWidths = ['25%', '50%', '75%'] as const;

/** Returns the widths of a `Split`'s columns, as parts of the whole. @public */
export function splitStyle(...parts: readonly number[]): BlockStyle {
  return { root: { '--v-split': parts.map((part) => `minmax(0,${part}fr)`).join(' ') } };
}

/** Columns of an image of the given width with a text beside it. @public */
export function mediaTextStyle(side: 'start' | 'end', width: (typeof mediaWidths)[number]): BlockStyle {
  const media = Number.parseInt(width, 10);
  return side === 'start' ? splitStyle(media, 100 - media) : splitStyle(100 - media, media);
}
