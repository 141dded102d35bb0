/**
 * The width of a box as it follows that of the page: `share` of the page and `px` together, at most `maxPx`.
 * Estimates: borders and scrollbars are left out.
 */
export interface BoxWidth {
  readonly share: number;
  readonly px: number;
  /** Infinity for none. */
  readonly maxPx: number;
}

/** The width of the page itself. */
export const pageWidth: BoxWidth = { share: 1, px: 0, maxPx: Infinity };

/** Returns the width in pixels on a page of a given width. */
export function widthAt({ share, px, maxPx }: BoxWidth, pageWidthPx: number): number {
  return Math.max(0, Math.min(share * pageWidthPx + px, maxPx));
}

/** Returns a part of a width. */
export function partOf({ share, px, maxPx }: BoxWidth, part: number): BoxWidth {
  return { share: share * part, px: px * part, maxPx: maxPx * part };
}

/** Returns a width without what lies beside it. */
export function without({ share, px, maxPx }: BoxWidth, less: BoxWidth): BoxWidth {
  return {
    share: share - less.share,
    px: px - less.px,
    maxPx: maxPx === Infinity ? Infinity : maxPx - Math.min(less.maxPx, less.px + less.share * maxPx),
  };
}

/** Limits a width to a number of pixels. */
export function atMost(width: BoxWidth, maxPx: number): BoxWidth {
  return maxPx < width.maxPx ? { ...width, maxPx } : width;
}

/** Returns a width that does not follow the page. */
export function fixedWidth(px: number): BoxWidth {
  return { share: 0, px, maxPx: Infinity };
}

const emPx = 16;
const lengthPattern = /^(-?\d+(?:\.\d+)?)(px|%|em|cqw)$/;

/**
 * Reads a CSS length.
 *
 * @param whole - the width that percentages refer to
 * @returns undefined for a keyword, such as `auto`
 */
export function readWidth(length: string, whole: BoxWidth): BoxWidth | undefined {
  const [, digits = '', unit] = lengthPattern.exec(length) ?? [];
  if (digits === '') return undefined;
  const count = Number(digits);
  if (unit === '%') return partOf(whole, count / 100);
  if (unit === 'cqw') return { share: count / 100, px: 0, maxPx: Infinity };
  return fixedWidth(unit === 'em' ? count * emPx : count);
}
