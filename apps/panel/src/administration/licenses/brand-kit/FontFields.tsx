import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { builtInFonts } from '@vitrina/block-kit';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';
import { SelectControl, useFormValue } from '@vitrina/ui-kit/form';
import { useIntl } from 'react-intl';

import type { LicenseForm } from '../content-rules/ruleForm.ts';

/** Fields for the fonts of a kit: built in, or from the server. */
export function FontFields({ form }: { form: LicenseForm }) {
  const intl = useIntl();
  const { data } = useQuery(callQuery(useApiClient(), calls.listFonts));
  const kit = useFormValue(form, 'brandKit');
  const fromServer = (data?.data.items ?? []).map(({ family }) => family);
  const current = [kit?.headingFont, kit?.textFont].filter((family) => family !== undefined && family !== '');
  const families = [...new Set([...Object.keys(builtInFonts), ...fromServer, ...current])];
  const options = [
    { value: '', label: intl.formatMessage({ id: 'panel.kit.font.default' }) },
    ...families.map((value) => ({ value: value ?? '', label: builtInFonts[value ?? ''] ?? value ?? '' })),
  ];
  return (['headingFont', 'textFont'] as const).map((name) => (
    <SelectControl
      key={name}
      form={form}
      name={`brandKit.${name}`}
      label={<FormattedMessage id={`panel.kit.${name}`} />}
      options={options}
    />
  ));
}
