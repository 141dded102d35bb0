import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

import { useFormField } from './useFormField.ts';
import type { SchemaForm } from './useSchemaForm.ts';

/** A switch with an explanation. */
export function SwitchControl<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  disabled,
}: {
  form: SchemaForm<Values>;
  name: FieldPathByValue<Values, boolean | undefined>;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}) {
  const hintId = useId();
  const { field } = useFormField(form, name);
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': hint ? hintId : undefined } }}
          />
        }
        sx={{ mx: 0, gap: 2, alignItems: 'center' }}
      />
      {hint ? (
        <Typography id={hintId} variant="caption" component="p" sx={{ color: 'text.secondary', pl: 10 }}>
          {hint}
        </Typography>
      ) : null}
    </Box>
  );
}
