import Box from '@mui/material/Box';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { SwitchControl, type SchemaForm } from '@vitrina/ui-kit/form';

import { capabilities } from './capabilities.ts';
import { CapabilityRow } from './CapabilityRow.tsx';
import type { GroupValues } from './settingSwitches.ts';

/** Card with the screens that the group's users can open, one row each. */
export function CapabilitiesCard({ form }: { form: SchemaForm<GroupValues> }) {
  return (
    <Card title={<FormattedMessage id="panel.groups.section.screens" />}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {capabilities.map((capability) => (
          <CapabilityRow key={capability.permission} form={form} capability={capability} />
        ))}
        <Box component="li" sx={{ pt: 4, borderTop: 1, borderColor: 'divider' }}>
          <SwitchControl
            form={form}
            name="settings.menu.connectToMarketplace"
            label={<FormattedMessage id="panel.groups.settings.menu.connectToMarketplace" />}
            hint={<FormattedMessage id="panel.groups.settings.menu.connectToMarketplace.hint" />}
          />
        </Box>
      </Box>
    </Card>
  );
}
