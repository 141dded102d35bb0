import Search from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';

/** How long typing must rest before the list is searched, in ms. */
const searchAfterMs = 300;

/** What is typed, handed on once typing rests; what the address says later is shown. */
function useRestingText(current: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      // As it was typed: taken off here, the space before the next word would be gone from the field as well.
      if (typed !== current) onRest(typed);
      setTyped(undefined);
    }, searchAfterMs);
    return () => clearTimeout(timer);
  }, [typed, current, onRest]);
  return [typed ?? current, setTyped] as const;
}

/** Searches a list as one types. */
export function ListSearch({
  label,
  value,
  onChange,
}: {
  /** What is searched, as "Name or brand". */
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
      // Gives way before the buttons after it take a row of their own.
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' }, maxWidth: { sm: 280 } }}
    />
  );
}
