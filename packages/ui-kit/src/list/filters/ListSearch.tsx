import Search from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';

/** The pause in typing after which the list is searched, in ms. */
const searchAfterMs = 300;

/** Holds the typed text and passes it on after a pause; a later change of the address replaces the text. */
function useRestingText(current: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      // Untrimmed: trimming would also remove the space before the next word from the field.
      if (typed !== current) onRest(typed);
      setTyped(undefined);
    }, searchAfterMs);
    return () => clearTimeout(timer);
  }, [typed, current, onRest]);
  return [typed ?? current, setTyped] as const;
}

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
