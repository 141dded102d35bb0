import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

import { SelectField, type SelectOption } from '../select-field/SelectField.tsx';
import { FieldText } from './FieldText.tsx';
import { useFormField } from './useFormField.ts';
import type { SchemaForm } from './useSchemaForm.ts';

/** Selects exactly one of a few options, with the browser's own list. */
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
  const { field, fieldState } = useFormField(form, name);
  return (
    <SelectField
      label={label}
      name={field.name}
      value={field.value ?? options[0]?.value ?? ''}
      options={options}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={<FieldText errorId={fieldState.error?.message} hint={hint} />}
    />
  );
}
