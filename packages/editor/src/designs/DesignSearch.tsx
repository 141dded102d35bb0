import Search from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useIntl } from 'react-intl';

interface DesignSearchProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** Renders the field that searches sections and templates by name. */
export function DesignSearch({ value, onChange }: DesignSearchProps) {
  const label = useIntl().formatMessage({ id: 'builder.library.search' });
  return (
    <OutlinedInput
      fullWidth
      type="search"
      value={value}
      placeholder={label}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={(event) => onChange(event.target.value)}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <Search />
        </InputAdornment>
      }
      sx={{ flex: 'none' }}
    />
  );
}
