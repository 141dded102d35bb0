import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useId, type ReactNode } from 'react';
import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';

import { PlainSelect, type SelectOption } from '../plain-select/PlainSelect.tsx';
import { FieldText } from './FieldText.tsx';
import type { SchemaForm } from './useSchemaForm.ts';

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
  const id = useId();
  const hintId = `${id}-text`;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <FormControl fullWidth error={fieldState.invalid}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <PlainSelect
        id={id}
        name={field.name}
        value={(field.value ?? options[0]?.value ?? '') as Value}
        options={options}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        aria-describedby={hintId}
      />
      <FormHelperText id={hintId}>
        <FieldText errorId={fieldState.error?.message} hint={hint} />
      </FormHelperText>
    </FormControl>
  );
}
