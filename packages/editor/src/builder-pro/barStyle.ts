import { colors } from '@vitrina/ui-kit';

/** A bar across the editor. */
export const barStyle = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  backgroundColor: colors.surface,
  borderBottom: `1px solid ${colors.line}`,
} as const;

/** Up to here the tabs have a row of their own: in Russian they do not fit beside the buttons. */
const narrowMedia = '@media (max-width: 959.95px)';

/** Height of a row of the bar at the top, in pixels, with its line. */
const rowHeightPx = 48;

/** The bar at the top. */
export const topBarStyle = {
  ...barStyle,
  height: rowHeightPx,
  [narrowMedia]: { height: 2 * rowHeightPx, flexWrap: 'wrap', alignContent: 'stretch' },
} as const;

/** The tabs in that bar. */
export const topTabsStyle = {
  minWidth: 0,
  minHeight: rowHeightPx - 1,
  '& .MuiTab-root': { minHeight: rowHeightPx - 1 },
  [narrowMedia]: { order: 1, flexBasis: '100%' },
} as const;

/** Least height of the bar over the page, in pixels. */
export const contextBarHeightPx = 40;
