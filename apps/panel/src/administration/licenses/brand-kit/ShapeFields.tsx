import { kitCorners, kitShadows, kitSpacings, kitWidths } from '@vitrina/block-kit';
import { FormattedMessage } from '@vitrina/ui-kit';
import { SelectControl } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

import type { LicenseForm } from '../content-rules/ruleForm.ts';

const choices = {
  typeScale: ['fixed', 'fluid'],
  corners: kitCorners,
  spacing: kitSpacings,
  shadow: kitShadows,
  maxWidth: kitWidths,
} as const;

const names = ['typeScale', 'corners', 'spacing', 'shadow', 'maxWidth'] as const;

/** Fields for the sizes and shapes of a kit. */
export function ShapeFields({ form }: { form: LicenseForm }) {
  const intl = useIntl();
  const nameOf = (id: string) => intl.formatMessage({ id: `panel.kit.${id}` as 'panel.kit.corners' });
  return names.map((name) => (
    <SelectControl
      key={name}
      form={form}
      name={`brandKit.${name}`}
      label={<FormattedMessage id={`panel.kit.${name}`} />}
      hint={<FormattedMessage id={`panel.kit.${name}Hint`} />}
      options={choices[name].map((value) => ({ value, label: nameOf(`${name}.${value}`) }))}
    />
  ));
}
