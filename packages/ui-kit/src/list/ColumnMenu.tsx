import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { LatePopover } from '../late-controls/LatePopover.tsx';
import { FilterFooter } from '../filter-menu/FilterFooter.tsx';
import { shownColumnIds, type Column } from './table/columns.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[];
  chosen: readonly string[] | undefined;
  /** Undefined goes back to the usual columns. */
  onChange: (chosen: readonly string[] | undefined) => void;
}

/** The ids with one of them moved a place up or down. */
function moved(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const next = ids.filter((other) => other !== id);
  next.splice(from + step, 0, id);
  return next;
}

function ColumnChoices<Row>({ columns, chosen, onChange }: ColumnMenuProps<Row>) {
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

/** Chooses which columns a list shows, and in which order; the one that names the row stays first. */
export function ColumnMenu<Row>(props: ColumnMenuProps<Row>) {
  const label = useIntl().formatMessage({ id: 'ui.columns.title' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolbarButton
        icon={<ViewColumn />}
        labelId="ui.columns.title"
        isOpen={anchor !== null}
        hasDialog
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <LatePopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 320, mt: 1 } } }}
      >
        <ColumnChoices {...props} />
        <FilterFooter
          canClear={props.chosen !== undefined}
          onClear={() => props.onChange(undefined)}
          isReset
        />
      </LatePopover>
    </>
  );
}
