import Chip from '@mui/material/Chip';
import { useMemo, type ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

import { useFormat } from '../intl/useFormat.ts';
import { TextField } from '../text-field/TextField.tsx';
import { FieldText, type ErrorTexts } from './FieldText.tsx';
import { LazyAutocomplete } from './LazyAutocomplete.tsx';
import { useFormField } from './useFormField.ts';
import type { SchemaForm } from './useSchemaForm.ts';

/** An option with an id and a name. */
export interface NamedOption {
  id: number;
  name: string;
}

interface ChoiceProps<Values extends FieldValues, Value> {
  form: SchemaForm<Values>;
  name: FieldPathByValue<Values, Value>;
  label: ReactNode;
  options: readonly NamedOption[];
  hint?: ReactNode;
  errorTexts?: ErrorTexts;
}

function useOptions(options: readonly NamedOption[]) {
  const format = useFormat();
  return useMemo(
    () => ({
      sorted: options.toSorted((a, b) => format.compare(a.name, b.name)),
      byId: new Map(options.map((option) => [option.id, option])),
    }),
    [options, format],
  );
}

/** An option whose name is unknown, such as one that was deleted. */
const nameless = (id: number): NamedOption => ({ id, name: `#${id}` });

/** Selects one option, or none, by typing. */
export function OneControl<Values extends FieldValues>({
  form,
  name,
  label,
  options,
  hint,
  errorTexts,
}: ChoiceProps<Values, number | null | undefined>) {
  const { sorted, byId } = useOptions(options);
  const { field, fieldState } = useFormField(form, name);
  const value = field.value as number | null | undefined;
  return (
    <LazyAutocomplete
      options={sorted}
      value={value === null || value === undefined ? null : (byId.get(value) ?? nameless(value))}
      onChange={(_, chosen) => field.onChange(chosen?.id ?? null)}
      onBlur={field.onBlur}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderInput={(params) => (
        <TextField
          choice={params}
          label={label}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={<FieldText errorId={fieldState.error?.message} errorTexts={errorTexts} hint={hint} />}
        />
      )}
    />
  );
}

/** Selects any number of options by typing. */
export function ManyControl<Values extends FieldValues>({
  form,
  name,
  label,
  options,
  hint,
  errorTexts,
}: ChoiceProps<Values, number[] | undefined>) {
  const { sorted, byId } = useOptions(options);
  const { field, fieldState } = useFormField(form, name);
  const value = (field.value ?? []) as number[];
  return (
    <LazyAutocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={sorted}
      value={value.map((id) => byId.get(id) ?? nameless(id))}
      onChange={(_, chosen) => field.onChange(chosen.map(({ id }) => id))}
      onBlur={field.onBlur}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderValue={(chosen, getItemProps) =>
        chosen.map((option, index) => {
          const { key, ...itemProps } = getItemProps({ index });
          return <Chip key={key} label={option.name} {...itemProps} />;
        })
      }
      renderInput={(params) => (
        <TextField
          choice={params}
          label={label}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={<FieldText errorId={fieldState.error?.message} errorTexts={errorTexts} hint={hint} />}
        />
      )}
    />
  );
}
