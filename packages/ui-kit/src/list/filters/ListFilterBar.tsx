import Menu from '@mui/material/Menu';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

import { FormattedMessage } from '../../messages/FormattedMessage.tsx';
import { filterKey, isSet, withFilter, type FilterValues, type ListFilter } from './listFilter.ts';
import { ListFilterControl } from './ListFilterControl.tsx';

/** The number of filters always shown in the bar; others can be added. */
const standing = 3;

function AddFilter({ filters, onAdd }: { filters: readonly ListFilter[]; onAdd: (key: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (filters.length === 0) return null;
  const choose = (filter: ListFilter) => () => {
    setAnchor(null);
    onAdd(filterKey(filter));
  };
  return (
    <>
      <Button
        startIcon={<Add />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FormattedMessage id="ui.filter.add" />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {filters.map((filter) => (
          <MenuItem key={filterKey(filter)} onClick={choose(filter)}>
            {filter.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The filters of a list: the first few, those that are set, and a menu of the others. */
export function ListFilterBar({
  filters,
  values,
  onChange,
}: {
  filters: readonly ListFilter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}) {
  const [added, setAdded] = useState<string>();
  const isShown = (filter: ListFilter, index: number) =>
    index < standing || isSet(filter, values) || filterKey(filter) === added;
  return (
    <>
      {filters.filter(isShown).map((filter) => (
        <ListFilterControl
          key={filterKey(filter)}
          filter={filter}
          values={values}
          onChange={(change) => onChange(withFilter(values, change))}
          isOpenAtFirst={filterKey(filter) === added}
        />
      ))}
      <AddFilter filters={filters.filter((filter, index) => !isShown(filter, index))} onAdd={setAdded} />
    </>
  );
}
