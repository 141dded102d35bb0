import { colors } from '@vitrina/ui-kit';

/** Style of the element that contains a page, before scaling. */
export const pageHostStyle = {
  transformOrigin: '0 0',
  minHeight: 400,
  backgroundColor: '#ffffff',
  outline: `1px solid ${colors.line}`,
} as const;

/** Distance between the sizes of a page that are beside each other, in pixels of the window. */
export const boardGapPx = 32;
