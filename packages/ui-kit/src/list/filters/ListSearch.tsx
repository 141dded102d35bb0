import Search from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

import { useRestingText } from './useRestingText.ts';

/** Searches a list while the user types. */
export function ListSearch({
  label,
  value,
  onChange,
}: {
  /** The searched fields: "Name or brand". */
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const [text, setText] = useRestingText(value, onChange);
  return (
    <OutlinedInput
      type="search"
      value={text}
      placeholder={label}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={(event) => setText(event.target.value)}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <Search />
        </InputAdornment>
      }
      // Shrinks before the buttons after it wrap to another row.
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' }, maxWidth: { sm: 280 } }}
    />
  );
}
