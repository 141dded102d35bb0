import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { declareBundledFonts, useApiClient } from '@vitrina/session';
import { useFormValue } from '@vitrina/ui-kit/form';
import { useEffect, useMemo } from 'react';

import type { LicenseForm } from '../content-rules/ruleForm.ts';
import { FontField } from './FontField.tsx';
import { listFontOptions } from './fontOptions.ts';

/** Fields for the fonts of a kit: built in, bundled with the server, or uploaded to it. */
export function FontFields({ form }: { form: LicenseForm }) {
  const client = useApiClient();
  const uploaded = useQuery(callQuery(client, calls.listFonts)).data?.data.items;
  const bundled = useQuery(callQuery(client, calls.listBundledFonts)).data?.data.items;
  useEffect(() => declareBundledFonts(bundled ?? [], (source) => source), [bundled]);
  const kit = useFormValue(form, 'brandKit');
  const [headingFont, textFont] = [kit?.headingFont ?? '', kit?.textFont ?? ''];
  const options = useMemo(() => {
    const families = (uploaded ?? []).map(({ family }) => family);
    return listFontOptions([...families, headingFont, textFont]);
  }, [uploaded, headingFont, textFont]);
  return (['headingFont', 'textFont'] as const).map((name) => (
    <FontField key={name} form={form} name={name} options={options} />
  ));
}
