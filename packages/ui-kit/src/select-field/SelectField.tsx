import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

/** One of the choices of {@link SelectField}. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** The name of a select: its own label above it, a text for screen readers only, or an external label. */
type SelectName =
  | { label: ReactNode; 'aria-label'?: undefined; id?: undefined }
  | { label?: undefined; 'aria-label': string; id?: undefined }
  | { label?: undefined; 'aria-label'?: undefined; id: string };

/** Props of {@link SelectField}. */
export type SelectFieldProps<Value extends string> = Pick<
  NativeSelectProps,
  'disabled' | 'name' | 'inputRef' | 'onBlur' | 'sx'
> &
  SelectName & {
    /** An empty text shows a dash until an option is selected. */
    value: Value | '';
    options: readonly SelectOption<Value>[];
    onChange: (value: Value) => void;
    /** A hint, replaced by the error if there is one. */
    helperText?: ReactNode;
    error?: boolean;
  };

/**
 * Selects exactly one of a few options with the browser's own list, which suits phones and needs little code.
 */
export function SelectField<Value extends string>({
  label,
  'aria-label': hiddenLabel,
  id: givenId,
  value,
  options,
  onChange,
  helperText,
  error,
  disabled,
  sx,
  ...select
}: SelectFieldProps<Value>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const helperId = `${id}-text`;
  const isUnchosen = value === '' && options.every((option) => option.value !== '');
  const field = (
    <NativeSelect
      {...select}
      id={id}
      value={value}
      input={<OutlinedInput size="small" />}
      slotProps={{ input: { 'aria-label': hiddenLabel } }}
      aria-describedby={helperText ? helperId : undefined}
      disabled={disabled}
      sx={label === undefined ? sx : undefined}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {isUnchosen ? (
        <option value="" disabled>
          —
        </option>
      ) : null}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
  if (label === undefined) return field;
  return (
    <FormControl fullWidth error={error} disabled={disabled} sx={sx}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {field}
      {helperText ? <FormHelperText id={helperId}>{helperText}</FormHelperText> : null}
    </FormControl>
  );
}
