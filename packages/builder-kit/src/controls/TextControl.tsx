import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

import type { ControlComponent } from './controlProps.ts';
import { toText } from './jsonText.ts';
import { MultilineInput } from './MultilineInput.tsx';

/** Plain text, in one line or several. */
export const TextControl: ControlComponent<'text'> = ({ control, value, onChange, id }) => {
  const props: OutlinedInputProps = {
    id,
    fullWidth: true,
    value: toText(value),
    slotProps: { input: { maxLength: control.maxLength } },
    onChange: (event) => onChange(event.target.value),
  };
  return control.isMultiline ? (
    <MultilineInput {...props} minRows={3} maxRows={12} />
  ) : (
    <OutlinedInput {...props} />
  );
};
