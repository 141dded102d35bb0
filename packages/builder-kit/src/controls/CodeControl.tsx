import OutlinedInput from '@mui/material/OutlinedInput';

import type { ControlComponent } from './controlProps.ts';
import { toText } from './jsonText.ts';

/** Source code as plain text. */
export const CodeControl: ControlComponent<'code'> = ({ value, onChange, id }) => (
  <OutlinedInput
    id={id}
    fullWidth
    multiline
    minRows={4}
    maxRows={16}
    value={toText(value)}
    slotProps={{ input: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: 12 } } }}
    onChange={(event) => onChange(event.target.value)}
  />
);
