import { colors, sizes } from './tokens.ts';

const cell = {
  height: sizes.tableRowPx,
  padding: '4px 12px',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  borderColor: colors.line,
};

/** The cells of a table; those of MUI's and those of lists, which are plain elements. */
export const tableCell = {
  root: cell,
  /** Holds a check box or a button. */
  narrow: { width: 44, padding: '0 0 0 6px' },
} as const;

/** What is seen of a row that is chosen. */
export const selectedRow = { backgroundColor: colors.accentSoft };
