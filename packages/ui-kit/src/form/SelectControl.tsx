import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';

import { FieldText } from './FieldText.tsx';
import type { SchemaForm } from './useSchemaForm.ts';

/** One of the texts of {@link SelectControl}. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

/** Exactly one of a few, by the browser's own list. */
export function SelectControl<Values extends FieldValues, Value extends string>({
  form,
  name,
  label,
  options,
  hint,
}: {
  form: SchemaForm<Values>;
  name: FieldPathByValue<Values, Value | undefined>;
  label: ReactNode;
  options: readonly SelectOption<Value>[];
  hint?: ReactNode;
}) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <TextField
      select
      name={field.name}
      label={label}
      value={field.value ?? options[0]?.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={<FieldText errorId={fieldState.error?.message} hint={hint} />}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
