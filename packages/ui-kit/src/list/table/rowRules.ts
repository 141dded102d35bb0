import { selectedRow, tableCell } from '../../theme/tableStyle.ts';
import { colors } from '../../theme/tokens.ts';

/**
 * Styles of a list's rows, as rules of its table. Rows are plain elements: a component for each cell would
 * cost more than rendering its content.
 */
export const rowRules = {
  '& tbody td': {
    ...tableCell.root,
    borderBottom: `1px solid ${colors.line}`,
    color: colors.ink,
    textAlign: 'left',
  },
  '& tbody td[data-narrow]': tableCell.narrow,
  '& tbody td[data-narrow]:last-of-type': { textAlign: 'right' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& tbody tr[data-selected]': selectedRow,
  '& [data-opens]': {
    display: 'block',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
};

/** Additional styles for rows that open on a click. */
export const openRules = {
  '& tbody tr[data-row]': { cursor: 'pointer' },
  '& tbody tr[data-row]:not([data-selected]):hover': { backgroundColor: colors.hover },
};
