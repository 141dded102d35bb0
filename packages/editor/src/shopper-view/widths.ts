import { chosenWidthPx } from '@vitrina/editor-core/store';

/** The screens that a page is shown on, with the size of the document that each has. */
export const widths = [
  { size: 'mobile', widthPx: chosenWidthPx.mobile },
  { size: 'tablet', widthPx: chosenWidthPx.tablet },
  { size: 'desktop', widthPx: chosenWidthPx.desktop },
] as const;

/** One of the screens. */
export type ShownSize = (typeof widths)[number]['size'];
