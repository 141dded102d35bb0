import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormat } from '../intl/useFormat.ts';
import { sizes } from '../theme/tokens.ts';
import { FilterFooter } from './FilterFooter.tsx';
import type { FilterId, FilterMenuProps } from './filterMenuProps.ts';

/** Shorter lists of choices need no search. */
const searchableFrom = 8;

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const label = useIntl().formatMessage({ id: 'ui.filter.search' });
  const icon = (
    <InputAdornment position="start">
      <Search />
    </InputAdornment>
  );
  return (
    <Box sx={{ p: 2, pb: 0 }}>
      <OutlinedInput
        type="search"
        fullWidth
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        startAdornment={icon}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </Box>
  );
}

/** The choices of a filter, with a search if there are many. */
export function FilterChoices<Id extends FilterId>({
  label,
  options,
  value,
  onChange,
  isSingle = false,
}: FilterMenuProps<Id>) {
  const format = useFormat();
  const [search, setSearch] = useState('');
  const found = options
    .filter((option) => option.name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()))
    .sort((a, b) => format.compare(a.name, b.name));
  const toggle = (id: Id) =>
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  const Control = isSingle ? Radio : Checkbox;
  return (
    <>
      {options.length >= searchableFrom ? <SearchField value={search} onChange={setSearch} /> : null}
      <Box
        role={isSingle ? 'radiogroup' : 'group'}
        aria-label={label}
        sx={{ maxHeight: sizes.dropdownMaxHeightPx, overflowY: 'auto', px: 2, py: 1, display: 'grid' }}
      >
        {found.map((option) => (
          <FormControlLabel
            key={option.id}
            label={option.name}
            control={
              <Control
                checked={value.includes(option.id)}
                onChange={() => (isSingle ? onChange([option.id]) : toggle(option.id))}
              />
            }
            sx={{ mx: 0, overflowWrap: 'anywhere' }}
          />
        ))}
        {found.length === 0 ? (
          <Typography sx={{ p: 2, color: 'text.secondary' }}>
            <FormattedMessage id="ui.filteredEmpty.title" />
          </Typography>
        ) : null}
      </Box>
      <FilterFooter canClear={value.length > 0} onClear={() => onChange([])}>
        {isSingle ? null : (
          <Button onClick={() => onChange(options.map((option) => option.id))}>
            <FormattedMessage id="ui.filter.all" />
          </Button>
        )}
      </FilterFooter>
    </>
  );
}
