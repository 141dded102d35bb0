import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';

import { FilterChoices } from './FilterChoices.tsx';

/** One choice of a filter. */
export interface FilterOption {
  id: number;
  name: string;
}

/** Props of {@link FilterMenu}. */
export interface FilterMenuProps {
  /** What is filtered by: "Licence". */
  label: string;
  options: readonly FilterOption[];
  /** Ids chosen; none means that this filter does not narrow. */
  value: readonly number[];
  onChange: (value: number[]) => void;
}

function summaryOf({ options, value }: Pick<FilterMenuProps, 'options' | 'value'>): string {
  const [first, ...others] = options.filter((option) => value.includes(option.id));
  if (!first) return '';
  return others.length === 0 ? first.name : `${first.name} +${others.length}`;
}

/** A filter of several choices: its button says what is chosen, its list opens below. */
export function FilterMenu({ label, options, value, onChange }: FilterMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const summary = summaryOf({ options, value });
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandMore />}
        sx={{ maxWidth: '100%', fontWeight: summary === '' ? 400 : 500 }}
      >
        {summary === '' ? label : `${label}: ${summary}`}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', sx: { width: 280, mt: 1 } } }}
      >
        <FilterChoices label={label} options={options} value={value} onChange={onChange} />
      </Popover>
    </>
  );
}
