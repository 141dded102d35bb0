import Box from '@mui/material/Box';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { SwitchControl, useFormValues, type SchemaForm } from '@vitrina/ui-kit/form';

import { findIdleSettings } from './capabilities.ts';
import { IdleNote } from './IdleNote.tsx';
import { settingSections, type GroupValues } from './settingSwitches.ts';

/** Cards with the settings that open no screen of their own, with their descriptions and warnings. */
export function SettingCards({ form }: { form: SchemaForm<GroupValues> }) {
  const idle = findIdleSettings(useFormValues(form));
  return settingSections.map(({ id, switches }) => (
    <Card key={id} title={<FormattedMessage id={`panel.groups.section.${id}`} />}>
      <Box sx={{ display: 'grid', gap: 3, columnGap: 6, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {switches.map((name) => {
          const reasonId = idle.get(name);
          return (
            <Box key={name}>
              <SwitchControl
                form={form}
                name={name}
                label={<FormattedMessage id={`panel.groups.${name}`} />}
                hint={<FormattedMessage id={`panel.groups.${name}.hint`} />}
              />
              {reasonId ? (
                <Box sx={{ pl: 10 }}>
                  <IdleNote reasonId={reasonId} />
                </Box>
              ) : null}
            </Box>
          );
        })}
      </Box>
    </Card>
  ));
}
