import Search from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import type { EpackType } from '@vitrina/epack-model';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** How long typing must rest before the list is searched, in ms. */
const searchAfterMs = 300;

interface ListFiltersProps {
  readonly search: string;
  readonly type: EpackType | '';
  readonly onSearch: (text: string) => void;
  readonly onType: (type: EpackType | '') => void;
}

/** Which packages the list shows. */
export function ListFilters({ search: current, type, onSearch, onType }: ListFiltersProps) {
  const intl = useIntl();
  const [search, setSearch] = useSearchText(current, onSearch);
  const label = intl.formatMessage({ id: 'builder.list.search' });
  return (
    <>
      <OutlinedInput
        type="search"
        value={search}
        placeholder={label}
        slotProps={{ input: { 'aria-label': label } }}
        onChange={(event) => setSearch(event.target.value)}
        startAdornment={
          <InputAdornment position="start" sx={{ mr: 0 }}>
            <Search />
          </InputAdornment>
        }
        sx={{ width: { xs: '100%', sm: 320 } }}
      />
      <Select
        size="small"
        displayEmpty
        value={type}
        inputProps={{ 'aria-label': intl.formatMessage({ id: 'builder.list.type' }) }}
        onChange={({ target }) => onType(target.value)}
        sx={{ minWidth: 160 }}
      >
        <MenuItem value="">
          <FormattedMessage id="builder.list.allTypes" />
        </MenuItem>
        {(['minisite', 'sis'] as const).map((type) => (
          <MenuItem key={type} value={type}>
            <FormattedMessage id={`builder.type.${type}`} />
          </MenuItem>
        ))}
      </Select>
    </>
  );
}

/** What is typed, handed on once typing rests; what the address says later is shown. */
function useSearchText(current: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      if (typed.trim() !== current) onSearch(typed.trim());
      setTyped(undefined);
    }, searchAfterMs);
    return () => clearTimeout(timer);
  }, [typed, current, onSearch]);
  return [typed ?? current, setTyped] as const;
}
