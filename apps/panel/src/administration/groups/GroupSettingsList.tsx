import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { get } from 'react-hook-form';

import { PreviewPart } from './PreviewPart.tsx';
import { settingSections, type GroupValues, type SettingSection } from './settingSwitches.ts';

function Setting({ name, isOn }: { name: SettingSection['switches'][number]; isOn: boolean }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
      {isOn ? <CheckCircle sx={{ color: colors.live }} /> : <Circle sx={{ color: 'text.secondary' }} />}
      <Box component="span" sx={{ flex: 1 }}>
        <FormattedMessage id={`panel.groups.${name}`} />
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={isOn ? 'panel.groups.seeAsOn' : 'panel.groups.seeAsOff'} />
      </Box>
    </Box>
  );
}

/** Lists what users of the group can do on their screens. */
export function GroupSettingsList({ group }: { group: GroupValues }) {
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {settingSections.map(({ id, switches }) => (
        <PreviewPart key={id} title={<FormattedMessage id={`panel.groups.section.${id}`} />}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {switches.map((name) => (
              <Setting key={name} name={name} isOn={get(group, name) === true} />
            ))}
          </Box>
        </PreviewPart>
      ))}
    </Box>
  );
}
