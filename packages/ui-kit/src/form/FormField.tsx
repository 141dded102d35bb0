import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Form } from './useForm.ts';

type TextNames<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** Props of {@link FormField}. */
export type FormFieldProps<Values> = Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error'
> & {
  form: Form<Values>;
  name: TextNames<Values>;
  /** Says before any error what is expected. */
  hint?: ReactNode;
};

/** A text field of a form, with its hint or its error below. */
export function FormField<Values>({ form, name, hint, ...rest }: FormFieldProps<Values>) {
  const error = form.errorOf(name);
  return (
    <TextField
      {...rest}
      name={name}
      value={form.values[name]}
      onChange={(event) => form.set({ [name]: event.target.value } as Partial<Values>)}
      onBlur={() => form.leave(name)}
      error={error !== undefined}
      helperText={error === undefined ? hint : <FormattedMessage id={error} />}
    />
  );
}
