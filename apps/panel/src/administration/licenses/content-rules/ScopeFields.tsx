import Box from '@mui/material/Box';
import { FormattedMessage } from '@vitrina/ui-kit';
import { ManyControl, SelectControl, TextControl } from '@vitrina/ui-kit/form';

import { useCategoryOptions } from '../../../shared/directory/useDirectory.ts';
import type { LicenseForm, RuleList } from './ruleForm.ts';
import { useSeverityOptions } from './useSeverityOptions.ts';

interface ScopeProps {
  form: LicenseForm;
  name: `contentRules.${RuleList}.${number}`;
}

/** Fields for what a rule applies to, and how much breaking it matters. */
export function ScopeFields({ form, name }: ScopeProps) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectControl
          form={form}
          name={`${name}.severity`}
          label={<FormattedMessage id="panel.rules.severity" />}
          options={useSeverityOptions()}
        />
        <TextControl
          form={form}
          name={`${name}.locale`}
          label={<FormattedMessage id="panel.rules.locale" />}
          hint={<FormattedMessage id="panel.rules.localeHint" />}
        />
      </Box>
      <ManyControl
        form={form}
        name={`${name}.categoryIds`}
        label={<FormattedMessage id="panel.rules.categories" />}
        hint={<FormattedMessage id="panel.rules.categoriesHint" />}
        options={useCategoryOptions()}
      />
    </>
  );
}
