import { sizeTable } from '@vitrina/epack-model';

/** The screens that a page is shown on, with the size of the document that each has. */
export const widths = [
  { size: 'mobile', widthPx: 390 },
  { size: 'tablet', widthPx: sizeTable.tablet.breakpointPx },
  { size: 'desktop', widthPx: sizeTable.desktop.breakpointPx },
] as const;

/** One of the screens. */
export type ShownSize = (typeof widths)[number]['size'];
