/** Widths a page can be looked at; `preview.css` holds the widths themselves, so that they work without script. */
export const previewSizes = [
  { name: 'window', widthPx: undefined },
  { name: 'desktop', widthPx: 1200 },
  { name: 'laptop', widthPx: 1100 },
  { name: 'tablet', widthPx: 992 },
  { name: 'mobile', widthPx: 768 },
  { name: 'phone', widthPx: 390 },
] as const;

/** One of the widths. */
export type PreviewSize = (typeof previewSizes)[number];
