import OutlinedInput from '@mui/material/OutlinedInput';

import type { ControlComponent } from './controlProps.ts';
import { toText } from './jsonText.ts';

/** Plain text, in one line or several. */
export const TextControl: ControlComponent<'text'> = ({ control, value, onChange, id }) => (
  <OutlinedInput
    id={id}
    fullWidth
    multiline={control.isMultiline}
    {...(control.isMultiline && { minRows: 3, maxRows: 12 })}
    value={toText(value)}
    slotProps={{ input: { maxLength: control.maxLength } }}
    onChange={(event) => onChange(event.target.value)}
  />
);
