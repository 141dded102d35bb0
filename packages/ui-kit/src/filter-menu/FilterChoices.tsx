import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useFormat } from '../intl/useFormat.ts';
import { sizes } from '../theme/tokens.ts';
import type { FilterMenuProps } from './FilterMenu.tsx';

/** Fewer choices than this are seen at a glance. */
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
      <TextField
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { startAdornment: icon }, htmlInput: { 'aria-label': label, type: 'search' } }}
      />
    </Box>
  );
}

/** The choices of a filter, with a search where they are many. */
export function FilterChoices({ label, options, value, onChange }: FilterMenuProps) {
  const format = useFormat();
  const [search, setSearch] = useState('');
  const found = options
    .filter((option) => option.name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()))
    .sort((a, b) => format.compare(a.name, b.name));
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  return (
    <>
      {options.length >= searchableFrom ? <SearchField value={search} onChange={setSearch} /> : null}
      <Box
        role="group"
        aria-label={label}
        sx={{ maxHeight: sizes.dropdownMaxHeightPx, overflowY: 'auto', px: 2, py: 1, display: 'grid' }}
      >
        {found.map((option) => (
          <FormControlLabel
            key={option.id}
            label={option.name}
            control={<Checkbox checked={value.includes(option.id)} onChange={() => toggle(option.id)} />}
            sx={{ mx: 0, overflowWrap: 'anywhere' }}
          />
        ))}
        {found.length === 0 ? (
          <Typography sx={{ p: 2, color: 'text.secondary' }}>
            <FormattedMessage id="ui.filteredEmpty.title" />
          </Typography>
        ) : null}
      </Box>
      <Box
        sx={{ borderTop: 1, borderColor: 'divider', p: 1, display: 'flex', justifyContent: 'space-between' }}
      >
        <Button onClick={() => onChange(options.map((option) => option.id))}>
          <FormattedMessage id="ui.filter.all" />
        </Button>
        <Button onClick={() => onChange([])} disabled={value.length === 0}>
          <FormattedMessage id="ui.filter.clear" />
        </Button>
      </Box>
    </>
  );
}
