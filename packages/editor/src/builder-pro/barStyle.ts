import { colors } from '@vitrina/ui-kit';

/** Style of a bar across the editor. */
export const barStyle = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  backgroundColor: colors.surface,
  borderBottom: `1px solid ${colors.line}`,
} as const;

/** Screens on which the tabs have their own row: in Russian they don't fit beside the buttons. */
const narrowMedia = '@media (max-width: 959.95px)';

/** Height of a row of the top bar, in px, including its border. */
const rowHeightPx = 48;

/** Style of the top bar. */
export const topBarStyle = {
  ...barStyle,
  height: rowHeightPx,
  [narrowMedia]: { height: 2 * rowHeightPx, flexWrap: 'wrap', alignContent: 'stretch' },
} as const;

/** Style of the tabs in the top bar. */
export const topTabsStyle = {
  minWidth: 0,
  minHeight: rowHeightPx - 1,
  '& .MuiTab-root': { minHeight: rowHeightPx - 1 },
  [narrowMedia]: { order: 1, flexBasis: '100%' },
} as const;

/** Minimum height of the bar above the page, in px. */
export const contextBarHeightPx = 40;
