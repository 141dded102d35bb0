import { sizes, sizeTable, type SizeName } from '@vitrina/epack-model';

/** Narrowest and widest page on the canvas, in CSS pixels. */
export const pageWidthRange = { minPx: 320, maxPx: 1440 } as const;

/** The width at which a size is shown when it is chosen, in CSS pixels. A phone is narrower than its breakpoint. */
export const chosenWidthPx: Readonly<Record<SizeName, number>> = {
  desktop: sizeTable.desktop.breakpointPx,
  laptop: sizeTable.laptop.breakpointPx,
  tablet: sizeTable.tablet.breakpointPx,
  mobile: 390,
};

/** Common widths of pages in CSS pixels, widest first: those of the sizes, and of screens in use. */
export const commonWidthsPx: readonly number[] = [1440, 1200, 1100, 992, 820, 430, 390, 360, 320];

/** Returns the size whose values a page of a width shows. */
export function getSizeAt(widthPx: number): SizeName {
  return sizes.findLast((size) => widthPx <= sizeTable[size].breakpointPx) ?? 'desktop';
}

/** Returns the nearest width that a page on the canvas can have, in whole pixels. */
export function clampPageWidth(widthPx: number): number {
  return Math.round(Math.min(pageWidthRange.maxPx, Math.max(pageWidthRange.minPx, widthPx)));
}
