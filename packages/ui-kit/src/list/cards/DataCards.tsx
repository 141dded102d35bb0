import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { colors } from '../../theme/tokens.ts';
import type { ListSelection } from '../state/selection.ts';
import type { DataTableProps } from '../table/dataTableProps.ts';

/** Props of {@link DataCards}. */
export interface DataCardsProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'label' | 'rows' | 'rowId' | 'rowName' | 'onRowOpen' | 'rowActions' | 'selection' | 'onSelectionChange'
> {
  /** Renders what a card shows. Its name opens the row, by mouse on the whole card. */
  renderCard: (row: Row) => ReactNode;
}

/** Renders the rows of a list as cards, which can be selected and opened like rows of a table. */
export function DataCards<Row extends object>(props: DataCardsProps<Row>) {
  const { label, rows, rowId } = props;
  return (
    <Box component="ul" aria-label={label} sx={gridStyle}>
      {rows.map((row) => (
        <DataCard key={rowId(row)} {...props} row={row} />
      ))}
    </Box>
  );
}

function withChange(selection: ListSelection, rows: readonly string[], id: string): ListSelection {
  const ids = new Set(selection.kind === 'all' ? rows : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { kind: 'some', ids };
}

function DataCard<Row extends object>(props: DataCardsProps<Row> & { row: Row }) {
  const { row, rows, rowId, rowName, onRowOpen, rowActions, renderCard, selection, onSelectionChange } =
    props;
  const intl = useIntl();
  const id = rowId(row);
  const name = rowName(row);
  const isSelected = selection !== undefined && (selection.kind === 'all' || selection.ids.has(id));
  return (
    <Box component="li" data-row={id} sx={[cardStyle, isSelected && selectedStyle]}>
      <Box
        component="button"
        type="button"
        aria-label={name}
        onClick={() => onRowOpen?.(row)}
        sx={openStyle}
      />
      {renderCard(row)}
      {selection && onSelectionChange && (
        <Checkbox
          checked={isSelected}
          onChange={() => onSelectionChange(withChange(selection, rows.map(rowId), id))}
          slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'ui.list.selectRow' }, { name }) } }}
          sx={checkboxStyle}
        />
      )}
      {rowActions && <Box sx={actionsStyle}>{rowActions(row)}</Box>}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 4,
  m: 0,
  p: 4,
  listStyle: 'none',
} as const;

const cardStyle = {
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: 2,
  backgroundColor: colors.surface,
  '&:hover, &:focus-within': { borderColor: colors.neutral },
} as const;

const selectedStyle = { borderColor: colors.accent, boxShadow: `0 0 0 1px ${colors.accent}` } as const;

/** Covers the card, below its controls. */
const openStyle = {
  position: 'absolute',
  inset: 0,
  p: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;

const checkboxStyle = {
  position: 'absolute',
  top: 8,
  left: 8,
  p: 0,
  borderRadius: 1,
  backgroundColor: colors.surface,
} as const;

const actionsStyle = { position: 'absolute', right: 4, bottom: 4 } as const;
