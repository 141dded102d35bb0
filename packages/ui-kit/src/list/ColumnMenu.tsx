import Popover from '@mui/material/Popover';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { FilterFooter } from '../filter-menu/FilterFooter.tsx';
import { lazy } from '../loading/lazy.tsx';
import type { ColumnChoicesProps } from './ColumnChoices.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';

const LazyColumnChoices = lazy<ColumnChoicesProps<never>>(
  async () => (await import('./ColumnChoices.tsx')).ColumnChoices,
) as <Row>(props: ColumnChoicesProps<Row>) => ReactNode;

/** Selects and orders the columns of a list; the column with the row's name stays first. */
export function ColumnMenu<Row>(props: ColumnChoicesProps<Row>) {
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
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 320, mt: 1 } } }}
      >
        <LazyColumnChoices {...props} />
        <FilterFooter
          canClear={props.chosen !== undefined}
          onClear={() => props.onChange(undefined)}
          isReset
        />
      </Popover>
    </>
  );
}
