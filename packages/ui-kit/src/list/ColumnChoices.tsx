import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';

import { shownColumnIds, type Column } from './table/columns.ts';

/** Props of {@link ColumnChoices}. */
export interface ColumnChoicesProps<Row> {
  columns: readonly Column<Row>[];
  chosen: readonly string[] | undefined;
  /** Called with undefined to restore the default columns. */
  onChange: (chosen: readonly string[] | undefined) => void;
}

/** Moves one of the ids up or down by one position. */
function moved(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const next = ids.filter((other) => other !== id);
  next.splice(from + step, 0, id);
  return next;
}

/** Selects and reorders the columns to show. */
export function ColumnChoices<Row>({ columns, chosen, onChange }: ColumnChoicesProps<Row>) {
  const intl = useIntl();
  const shown = shownColumnIds(columns, chosen);
  const [first] = columns;
  const hidden = columns.filter(({ id }) => !shown.includes(id));
  const inOrder = [...shown.flatMap((id) => columns.find((column) => column.id === id) ?? []), ...hidden];
  const toggle = (id: string) =>
    onChange(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]);
  const mover = (column: Column<Row>, step: -1 | 1) => {
    const place = shown.indexOf(column.id) + step;
    const Icon = step < 0 ? ArrowUpward : ArrowDownward;
    return (
      <IconButton
        aria-label={intl.formatMessage(
          { id: step < 0 ? 'ui.columns.up' : 'ui.columns.down' },
          { name: column.header },
        )}
        disabled={place < 1 || place >= shown.length}
        onClick={() => onChange(moved(shown, column.id, step))}
      >
        <Icon />
      </IconButton>
    );
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2, py: 1, maxHeight: 360, overflowY: 'auto' }}>
      {inOrder.map((column) => (
        <Box component="li" key={column.id} sx={{ display: 'flex', alignItems: 'center' }}>
          <FormControlLabel
            label={column.header}
            control={<Checkbox checked={shown.includes(column.id)} onChange={() => toggle(column.id)} />}
            disabled={column.id === first?.id}
            sx={{ flex: 1, minWidth: 0, mx: 0 }}
          />
          {column.id !== first?.id && shown.includes(column.id) ? (
            <>
              {mover(column, -1)}
              {mover(column, 1)}
            </>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
