import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { ManyControl, useFormValue, type SchemaForm } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

import { useCategoryOptions } from '../../shared/directory/useDirectory.ts';
import { FieldStack } from '../../shared/records/FieldStack.tsx';
import type { GroupValues } from './settingSwitches.ts';

const methods = ['allowed', 'excluded'] as const;

/** Card that sets the categories of a group: only the listed ones, or all except the listed ones. */
export function CategoryRuleCard({ form }: { form: SchemaForm<GroupValues> }) {
  const intl = useIntl();
  const options = useCategoryOptions();
  const method = useFormValue(form, 'settings.categoryPermissionMethod');
  return (
    <Card title={<FormattedMessage id="panel.groups.section.categories" />}>
      <FieldStack>
        <RadioGroup
          aria-label={intl.formatMessage({ id: 'panel.groups.section.categories' })}
          value={method}
          onChange={(_, chosen) => form.set('settings.categoryPermissionMethod', chosen)}
        >
          {methods.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={<FormattedMessage id={`panel.groups.categories.${value}`} />}
              // Offsets the 9 px padding of MUI's radio button.
              sx={{ ml: '-9px', mr: 0 }}
            />
          ))}
        </RadioGroup>
        <ManyControl
          key={method}
          form={form}
          name={method === 'allowed' ? 'settings.allowedCategories' : 'settings.excludedCategories'}
          label={<FormattedMessage id={`panel.groups.categories.${method}List`} />}
          hint={<FormattedMessage id={`panel.groups.categories.${method}Hint`} />}
          options={options}
        />
      </FieldStack>
    </Card>
  );
}
