import Box from '@mui/material/Box';
import { FormattedMessage, SelectField, TextField } from '@vitrina/ui-kit';
import { useFormValue } from '@vitrina/ui-kit/form';

import type { LicenseForm } from './ruleForm.ts';
import { useSeverityOptions } from './useSeverityOptions.ts';

/** Fields of a limit: its number, empty for none, and how much passing it matters. */
export function LimitFields({
  form,
  limit,
}: {
  form: LicenseForm;
  limit: 'minImageWidth' | 'maxPageWeight';
}) {
  const options = useSeverityOptions();
  const name = `contentRules.${limit}` as const;
  const current = useFormValue(form, name);
  const severity = current?.severity ?? 'error';
  return (
    <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField
        type="number"
        label={<FormattedMessage id={`panel.rules.${limit}`} />}
        helperText={<FormattedMessage id="panel.rules.limitHint" />}
        value={current?.value ?? ''}
        onChange={({ target: { value } }) =>
          form.set(name, value === '' ? null : { value: Number(value), severity })
        }
      />
      <SelectField
        label={<FormattedMessage id="panel.rules.severity" />}
        value={severity}
        options={options}
        disabled={!current}
        onChange={(chosen) => current && form.set(name, { ...current, severity: chosen })}
      />
    </Box>
  );
}
