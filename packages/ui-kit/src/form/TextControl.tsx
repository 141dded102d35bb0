import type { ElementType, ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { FieldText, type ErrorTexts } from './FieldText.tsx';
import { useFormField } from './useFormField.ts';
import type { SchemaForm } from './useSchemaForm.ts';

/** Props of {@link TextControl}. */
export type TextControlProps<Values extends FieldValues> = Pick<
  TextFieldProps,
  'type' | 'endAdornment' | 'autoComplete' | 'multiline' | 'minRows' | 'disabled' | 'sx'
> & {
  form: SchemaForm<Values>;
  name: FieldPathByValue<Values, string | undefined>;
  label: ReactNode;
  /** Shown while there is no error. */
  hint?: ReactNode;
  errorTexts?: ErrorTexts;
  /** Another text field component, such as the one for passwords. */
  Field?: ElementType;
};

/** A text field of a form, with its hint or its error below. */
export function TextControl<Values extends FieldValues>({
  form,
  name,
  hint,
  errorTexts,
  Field = TextField,
  ...rest
}: TextControlProps<Values>) {
  const { field, fieldState } = useFormField(form, name);
  return (
    <Field
      {...rest}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={<FieldText errorId={fieldState.error?.message} errorTexts={errorTexts} hint={hint} />}
    />
  );
}
