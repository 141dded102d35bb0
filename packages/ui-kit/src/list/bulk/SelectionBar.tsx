import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

import { lazy } from '../../loading/lazy.tsx';
import { FormattedMessage } from '../../messages/FormattedMessage.tsx';
import { countSelected, noSelection, type ListSelection } from '../state/selection.ts';
import type { BulkAction } from './bulkAction.ts';

const BulkDialog = lazy(async () => (await import('./BulkDialog.tsx')).BulkDialog);

interface SelectionBarProps {
  selection: ListSelection;
  /** Number of rows that match the filters. */
  total: number;
  onSelectionChange: (selection: ListSelection) => void;
  actions: readonly BulkAction[];
  /** Buttons besides plain actions, such as one with its own dialog. */
  children?: ReactNode;
  /** Called once an action has changed rows. */
  onDone: () => void;
}

/** Beside the selection; below it on a phone, in right-aligned rows. */
const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  ml: { sm: 'auto' },
  width: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
} as const;

/** More actions than this would fill several lines; the others are in a menu. */
const mostButtons = 4;

/** Menu of the actions without a button of their own. */
function MoreActions({
  actions,
  onRun,
}: {
  actions: readonly BulkAction[];
  onRun: (action: BulkAction) => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FormattedMessage id="ui.selection.more" />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            sx={{ color: action.isDestructive ? 'error.main' : undefined }}
            onClick={() => {
              setAnchor(null);
              onRun(action);
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Shows the number of selected rows, their bulk actions, and a button to select all matching rows. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, total, onSelectionChange, actions, onDone } = props;
  const [running, setRunning] = useState<BulkAction>();
  const count = countSelected(selection, total);
  if (count === 0) return null;
  const shown = actions.length > mostButtons ? actions.slice(0, mostButtons - 1) : actions;
  const clear = () => onSelectionChange(noSelection);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 3,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'action.selected',
      }}
    >
      <Typography variant="body2" role="status" sx={{ fontWeight: 500 }}>
        <FormattedMessage id="ui.selection.count" values={{ count }} />
      </Typography>
      {selection.kind === 'some' && count < total && actions.length > 0 ? (
        <Button onClick={() => onSelectionChange({ kind: 'all' })}>
          <FormattedMessage id="ui.selection.all" values={{ count: total }} />
        </Button>
      ) : null}
      <Button onClick={clear}>
        <FormattedMessage id="ui.selection.clear" />
      </Button>
      <Box sx={actionsStyle}>
        {shown.map((action) => (
          <Button
            key={action.id}
            variant="outlined"
            color={action.isDestructive ? 'error' : 'primary'}
            onClick={() => setRunning(action)}
          >
            {action.label}
          </Button>
        ))}
        <MoreActions actions={actions.slice(shown.length)} onRun={setRunning} />
        {props.children}
      </Box>
      {running ? (
        <BulkDialog
          action={running}
          selection={selection}
          selectedCount={count}
          onClose={() => setRunning(undefined)}
          onDone={() => {
            setRunning(undefined);
            clear();
            onDone();
          }}
        />
      ) : null}
    </Box>
  );
}
