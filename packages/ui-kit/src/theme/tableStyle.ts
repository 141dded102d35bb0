import { colors, sizes } from './tokens.ts';

const cell = {
  height: sizes.tableRowPx,
  padding: '4px 12px',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  borderColor: colors.line,
};

/** Cell styles of MUI tables and of lists, which are plain elements. */
export const tableCell = {
  root: cell,
  /** Contains a checkbox or a button. */
  narrow: { width: 44, padding: '0 0 0 6px' },
} as const;

/** Style of a selected row. */
export const selectedRow = { backgroundColor: colors.accentSoft };
