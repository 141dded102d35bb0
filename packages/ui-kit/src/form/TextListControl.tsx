import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useFormState, type FieldPathByValue, type FieldValues } from 'react-hook-form';

import { TextField } from '../text-field/TextField.tsx';
import { FieldText, type ErrorTexts } from './FieldText.tsx';
import { LazyAutocomplete } from './LazyAutocomplete.tsx';
import { useFormField } from './useFormField.ts';
import type { SchemaForm } from './useSchemaForm.ts';

/** Returns the message of a list's error, or of one of its items. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const own: unknown = Reflect.get(error, 'message');
  if (typeof own === 'string') return own;
  return Array.isArray(error) ? error.map(firstMessage).find((message) => message !== undefined) : undefined;
}

/** A list of short texts, each ended by Enter. */
export function TextListControl<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  errorTexts,
}: {
  form: SchemaForm<Values>;
  name: FieldPathByValue<Values, string[] | undefined>;
  label: ReactNode;
  hint?: ReactNode;
  errorTexts?: ErrorTexts;
}) {
  const { field } = useFormField(form, name);
  const { errors } = useFormState({ control: form.control, name });
  const errorId = firstMessage(Reflect.get(errors, name));
  return (
    <LazyAutocomplete
      multiple
      freeSolo
      autoSelect
      options={[] as string[]}
      value={field.value ?? []}
      onChange={(_, texts) => field.onChange([...new Set(texts.map((text) => text.trim()))])}
      onBlur={field.onBlur}
      renderValue={(texts, getItemProps) =>
        texts.map((text, index) => {
          const { key, ...itemProps } = getItemProps({ index });
          return <Chip key={key} label={text} {...itemProps} />;
        })
      }
      renderInput={(params) => (
        <TextField
          choice={params}
          label={label}
          inputRef={field.ref}
          error={errorId !== undefined}
          helperText={<FieldText errorId={errorId} errorTexts={errorTexts} hint={hint} />}
        />
      )}
    />
  );
}
