import Box from '@mui/material/Box';
import type { KitColorRole } from '@vitrina/block-kit';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { TextControl, useFormValue } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

import type { LicenseForm } from '../content-rules/ruleForm.ts';

/** Field for a color of the kit: typed, or picked. */
export function ColorField({ form, role }: { form: LicenseForm; role: KitColorRole }) {
  const intl = useIntl();
  const name = `brandKit.colors.${role}` as const;
  const value = useFormValue(form, name) ?? '';
  return (
    <TextControl
      form={form}
      name={name}
      label={<FormattedMessage id={`panel.kit.color.${role}`} />}
      hint={<FormattedMessage id={`panel.kit.colorHint.${role}`} />}
      endAdornment={
        <Box
          component="input"
          type="color"
          aria-label={intl.formatMessage({ id: 'panel.kit.pick' })}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
          onChange={(event: { target: HTMLInputElement }) => form.set(name, event.target.value)}
          sx={wellStyle}
        />
      }
    />
  );
}

const wellStyle = {
  flex: 'none',
  width: 28,
  height: 28,
  p: 0,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: '4px',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { p: 0 },
  '&::-webkit-color-swatch': { border: 0 },
} as const;
