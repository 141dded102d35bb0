import Box from '@mui/material/Box';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { SwitchControl, type SchemaForm } from '@vitrina/ui-kit/form';

import { settingSections, type GroupValues } from './settingSwitches.ts';

/** Cards with all boolean settings of a group and their descriptions. */
export function SettingCards({ form }: { form: SchemaForm<GroupValues> }) {
  return settingSections.map(({ id, switches }) => (
    <Card key={id} title={<FormattedMessage id={`panel.groups.section.${id}`} />}>
      <Box sx={{ display: 'grid', gap: 3, columnGap: 6, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {switches.map((name) => (
          <SwitchControl
            key={name}
            form={form}
            name={name}
            label={<FormattedMessage id={`panel.groups.${name}`} />}
            hint={<FormattedMessage id={`panel.groups.${name}.hint`} />}
          />
        ))}
      </Box>
    </Card>
  ));
}
