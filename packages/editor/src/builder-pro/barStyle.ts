import { colors, touchMedia } from '@vitrina/ui-kit';

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

/** Heights of a row of the bar above the page, in px. */
const contextRowHeightPx = { mouse: 40, touch: 48 } as const;

const contextRows = (count: number) => ({
  minHeight: count * contextRowHeightPx.mouse,
  [touchMedia]: { minHeight: count * contextRowHeightPx.touch },
});

/**
 * Style of the bar above the page, which has two rows on a narrow screen. It has its height also while it is
 * empty, so that the page doesn't move when its controls come.
 */
export const contextBarStyle = {
  ...barStyle,
  flexWrap: 'wrap',
  alignContent: 'space-evenly',
  gap: 3,
  rowGap: 0,
  px: 3,
  ...contextRows(1),
  [narrowMedia]: contextRows(2),
} as const;

/** Style of the controls at the end of the bar above the page. */
export const contextEndStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 3,
  ml: 'auto',
  [narrowMedia]: { flexBasis: '100%' },
} as const;
