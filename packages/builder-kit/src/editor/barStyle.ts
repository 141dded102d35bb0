import { colours } from '@vitrina/ui-kit';

/** A bar across the editor. */
export const barStyle = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  backgroundColor: colours.surface,
  borderBottom: `1px solid ${colours.line}`,
} as const;

/** Height of the bar at the top, in pixels. */
export const topBarHeightPx = 48;

/** Least height of the bar over the page, in pixels. */
export const contextBarHeightPx = 40;
