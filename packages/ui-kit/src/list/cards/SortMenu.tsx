import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Sort from '@mui/icons-material/SortOutlined';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { ListState } from '../state/listState.ts';
import { ToolbarButton } from '../ToolbarButton.tsx';
import type { Column } from '../table/columns.ts';

/** Props of {@link SortMenu}. */
export interface SortMenuProps<Row> {
  columns: readonly Column<Row>[];
  sort: ListState['sort'];
  onChange: (sort: ListState['sort']) => void;
}

const directions = [
  { desc: false, labelId: 'ui.sort.ascending' },
  { desc: true, labelId: 'ui.sort.descending' },
] as const;

/** Orders cards, which have no column headers: by a column, in a direction. */
export function SortMenu<Row>({ columns, sort, onChange }: SortMenuProps<Row>) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [rule] = sort;
  const label = intl.formatMessage({ id: 'ui.sort.title' });
  const choose = (next: ListState['sort']) => {
    setAnchor(null);
    onChange(next);
  };
  return (
    <>
      <ToolbarButton
        icon={<Sort />}
        labelId="ui.sort.title"
        isOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { dense: true, 'aria-label': label } }}
      >
        <Choice isChosen={rule === undefined} onChoose={() => choose([])}>
          {intl.formatMessage({ id: 'ui.sort.usual' })}
        </Choice>
        {columns
          .filter(({ isSortable }) => isSortable)
          .map(({ id, header }) => (
            <Choice
              key={id}
              isChosen={rule?.id === id}
              onChoose={() => choose([{ id, desc: rule?.desc ?? false }])}
            >
              {header}
            </Choice>
          ))}
        {rule && <Divider />}
        {rule &&
          directions.map(({ desc, labelId }) => (
            <Choice
              key={labelId}
              isChosen={rule.desc === desc}
              onChoose={() => choose([{ id: rule.id, desc }])}
            >
              {intl.formatMessage({ id: labelId })}
            </Choice>
          ))}
      </Menu>
    </>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

function Choice({ isChosen, onChoose, children, ...rest }: ChoiceProps) {
  return (
    <MenuItem {...rest} role="menuitemradio" aria-checked={isChosen} selected={isChosen} onClick={onChoose}>
      {children}
    </MenuItem>
  );
}
