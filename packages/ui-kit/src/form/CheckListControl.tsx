import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

import { FieldText, type ErrorTexts } from './FieldText.tsx';
import { useFormField } from './useFormField.ts';
import type { SchemaForm } from './useSchemaForm.ts';

/** The padding of MUI's checkbox: a negative margin of this size aligns the box with the label. */
const boxInsetPx = 9;

/** An option of {@link CheckListControl}: a value and its label. */
export interface CheckOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}

/** A list of checkboxes for a few options. */
export function CheckListControl<Values extends FieldValues, Value extends string>({
  form,
  name,
  label,
  options,
  hint,
  errorTexts,
}: {
  form: SchemaForm<Values>;
  name: FieldPathByValue<Values, Value[] | undefined>;
  label: ReactNode;
  options: readonly CheckOption<Value>[];
  hint?: ReactNode;
  errorTexts?: ErrorTexts;
}) {
  const labelId = useId();
  const { field, fieldState } = useFormField(form, name);
  const value = (field.value ?? []) as Value[];
  const toggle = (one: Value) =>
    field.onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} sx={{ fontSize: 12, lineHeight: '16px', fontWeight: 500, mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4 }}>
        {options.map((option, index) => (
          <Box key={option.value}>
            <FormControlLabel
              label={option.label}
              control={
                <Checkbox
                  checked={value.includes(option.value)}
                  onChange={() => toggle(option.value)}
                  {...(index === 0 ? { slotProps: { input: { ref: field.ref } } } : {})}
                />
              }
              sx={{ ml: `-${boxInsetPx}px`, mr: 0 }}
            />
            {option.hint ? (
              <Typography
                variant="caption"
                component="p"
                sx={{ color: 'text.secondary', pl: '27px', mt: -0.5, mb: 1 }}
              >
                {option.hint}
              </Typography>
            ) : null}
          </Box>
        ))}
      </Box>
      {hint || fieldState.invalid ? (
        <FormHelperText error={fieldState.invalid}>
          <FieldText errorId={fieldState.error?.message} errorTexts={errorTexts} hint={hint} />
        </FormHelperText>
      ) : null}
    </Box>
  );
}
