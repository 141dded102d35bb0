import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { BrandKitWire, License } from '@vitrina/api-client/contract';
import { kitColorRoles, plainKit } from '@vitrina/block-kit';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { TextControl, useFormValue } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

import { FieldStack } from '../../../shared/records/FieldStack.tsx';
import type { LicenseForm } from '../content-rules/ruleForm.ts';
import { ColorField } from './ColorField.tsx';
import { findLowContrasts } from './findLowContrasts.ts';
import { FontFields } from './FontFields.tsx';
import { KitComparison } from './KitComparison.tsx';
import { KitSample } from './KitSample.tsx';
import { KitVersions } from './KitVersions.tsx';
import { OldLooks } from './OldLooks.tsx';
import { ShapeFields } from './ShapeFields.tsx';

/** The kit of a license that gets its own look. */
const newKit: BrandKitWire = { ...plainKit, voice: '' };

/** Card with the look of a company's brand: colors, fonts, type scale and shapes. */
export function BrandKitCard({ form, license }: { form: LicenseForm; license: License | undefined }) {
  const licenseId = license?.id;
  const intl = useIntl();
  const kit = useFormValue(form, 'brandKit');
  return (
    <Card title={<FormattedMessage id="panel.kit.title" />}>
      <FieldStack>
        <FormControlLabel
          label={<FormattedMessage id="panel.kit.own" />}
          control={
            <Switch
              checked={Boolean(kit)}
              onChange={(event) => form.set('brandKit', event.target.checked ? newKit : null)}
            />
          }
          sx={{ mx: 0, gap: 2 }}
        />
        {licenseId !== undefined && <KitVersions form={form} licenseId={licenseId} />}
        {licenseId !== undefined && <OldLooks licenseId={licenseId} isDirty={form.isDirty} />}
        {kit && (
          <>
            <Box
              role="group"
              aria-label={intl.formatMessage({ id: 'panel.kit.colors' })}
              sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}
            >
              {kitColorRoles.map((role) => (
                <ColorField key={role} form={form} role={role} />
              ))}
            </Box>
            {findLowContrasts(kit.colors).map(({ on, under, ratio }) => (
              <Alert key={on} severity="warning">
                <FormattedMessage
                  id="panel.kit.contrast"
                  values={{
                    on: intl.formatMessage({ id: `panel.kit.color.${on}` }),
                    under: intl.formatMessage({ id: `panel.kit.color.${under}` }),
                    ratio,
                  }}
                />
              </Alert>
            ))}
            <FontFields form={form} />
            <ShapeFields form={form} />
            <TextControl
              form={form}
              name="brandKit.voice"
              label={<FormattedMessage id="panel.kit.voice" />}
              hint={<FormattedMessage id="panel.kit.voiceHint" />}
              multiline
              minRows={2}
            />
            <KitSample kit={kit} />
          </>
        )}
        {license && hasOtherLook(kit ?? null, license.brandKit) && (
          <KitComparison
            licenseId={license.id}
            saved={license.brandKit}
            edited={isComplete(kit ?? null) ? kit : undefined}
          />
        )}
      </FieldStack>
    </Card>
  );
}

/** Checks whether pages look different with two kits; a kit without newer fields has their defaults. */
function hasOtherLook(one: BrandKitWire | null, other: BrandKitWire | null): boolean {
  const whole = (kit: BrandKitWire | null) =>
    JSON.stringify(kit && { ...plainKit, ...kit, voice: undefined });
  return whole(one) !== whole(other);
}

/** Checks whether all colors of a kit are typed to the end. */
function isComplete(kit: BrandKitWire | null): boolean {
  return !kit || Object.values(kit.colors).every((color) => /^#[0-9a-f]{6}$/i.test(color));
}
