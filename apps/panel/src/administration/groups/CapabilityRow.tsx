import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useFormValue, type SchemaForm } from '@vitrina/ui-kit/form';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { findIdleCapability, type Capability } from './capabilities.ts';
import { IdleNote } from './IdleNote.tsx';
import type { GroupValues, SettingSwitch } from './settingSwitches.ts';

interface CapabilityRowProps {
  readonly form: SchemaForm<GroupValues>;
  readonly capability: Capability;
}

/**
 * A screen with its permission and the setting that shows it. The permission sets both, since one without the
 * other is rarely meant; the setting can then be changed alone.
 */
export function CapabilityRow({ form, capability }: CapabilityRowProps) {
  const { permission, setting } = capability;
  const hintId = useId();
  const permissions = useFormValue(form, 'permissions');
  const isPermitted = permissions.includes(permission);
  const permit = (isNext: boolean) => {
    form.set(
      'permissions',
      isNext ? [...permissions, permission] : permissions.filter((name) => name !== permission),
    );
    if (setting) form.set(setting, isNext);
  };
  return (
    <Box component="li" sx={rowStyle}>
      <Box>
        <FormControlLabel
          label={<FormattedMessage id={`ui.permission.${permission}`} />}
          control={
            <Checkbox
              checked={isPermitted}
              onChange={(_, isNext) => permit(isNext)}
              slotProps={{ input: { 'aria-describedby': hintId } }}
            />
          }
          sx={{ ml: `-${boxInsetPx}px`, mr: 0 }}
        />
        <Typography id={hintId} variant="caption" component="p" sx={hintStyle}>
          <FormattedMessage id={`panel.permission.${permission}Hint`} />
        </Typography>
      </Box>
      {setting ? <ShownSwitch {...{ form, capability, setting, isPermitted }} /> : null}
    </Box>
  );
}

interface ShownSwitchProps extends CapabilityRowProps {
  readonly setting: SettingSwitch;
  readonly isPermitted: boolean;
}

function ShownSwitch({ form, capability, setting, isPermitted }: ShownSwitchProps) {
  const intl = useIntl();
  const isShown = useFormValue(form, setting);
  const reasonId = findIdleCapability(capability, { isPermitted, isShown });
  const screen = intl.formatMessage({ id: `ui.permission.${capability.permission}` });
  const labelId = capability.isListing ? 'panel.groups.inMenu' : 'panel.groups.available';
  const label = intl.formatMessage({ id: labelId });
  return (
    <Box sx={shownStyle}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={isShown}
            onChange={(_, isNext) => form.set(setting, isNext)}
            slotProps={{ input: { 'aria-label': `${screen}: ${label}` } }}
          />
        }
        sx={{ mx: 0, gap: 2 }}
      />
      {reasonId ? <IdleNote reasonId={reasonId} /> : null}
    </Box>
  );
}

/** The padding of MUI's checkbox: a negative margin of this size aligns the box with the hint. */
const boxInsetPx = 9;

/** Beside the permission, on its line; on a phone below it, under its label. */
const shownStyle = { pt: { xs: 2, sm: 2.25 }, pl: { xs: '27px', sm: 0 } } as const;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 6,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
const hintStyle = { color: 'text.secondary', pl: '27px', mt: -0.5 } as const;
