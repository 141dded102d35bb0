import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** Props of {@link TextField}. */
export type TextFieldProps = Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'endAdornment'
  | 'error'
  | 'inputRef'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onKeyDown'
  | 'placeholder'
  | 'type'
  | 'value'
> & {
  /** Without a label, `inputAttributes` name the field for screen readers. */
  label?: ReactNode;
  /** A hint, replaced by the error if there is one. */
  helperText?: ReactNode;
  /** Attributes of the input itself, such as `inputMode`. */
  inputAttributes?: NonNullable<OutlinedInputProps['inputProps']>;
  /** Props that an Autocomplete passes to its field. */
  choice?: AutocompleteRenderInputParams;
  /** Key that links lead to the field by. */
  'data-field'?: string | undefined;
  sx?: SxProps;
};

/** A text field with a label. MUI's own TextField includes menus, which a text does not need. */
export function TextField({
  label,
  helperText,
  error,
  disabled,
  inputAttributes,
  choice,
  'data-field': fieldKey,
  sx,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = choice?.id ?? ownId;
  const helperId = `${id}-text`;
  return (
    <FormControl
      fullWidth
      error={error}
      disabled={disabled ?? choice?.disabled}
      data-field={fieldKey}
      sx={sx}
    >
      {label === undefined ? null : (
        <InputLabel {...choice?.slotProps.inputLabel} htmlFor={id}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        {...input}
        {...choice?.slotProps.input}
        id={id}
        aria-describedby={helperText ? helperId : undefined}
        slotProps={{ input: { ...choice?.slotProps.htmlInput, ...inputAttributes } }}
      />
      {helperText ? <FormHelperText id={helperId}>{helperText}</FormHelperText> : null}
    </FormControl>
  );
}
