import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { DataOverlap } from '@vitrina/editor-core/merge';

/** The fields of the form, by the names of product data. */
const productFields: Readonly<Record<string, string>> = {
  productName: 'builder.data.productName',
  brandName: 'builder.data.brand',
  EAN: 'builder.data.ean',
  MPN: 'builder.data.mpn',
  mappingId: 'builder.data.mappingId',
};

/** What of a package's own data both sides changed, in the words that the editor has for it. */
export function useDataName(): (overlap: DataOverlap) => string {
  const intl = useIntl();
  return useCallback(
    ({ path, mine, theirs }) => {
      const say = (id: string, name?: string) => intl.formatMessage({ id }, { name });
      const [list = '', item = '', ...inner] = path;
      const last = path.at(-1) ?? '';
      const field = productFields[last];
      if (field !== undefined) return say(field);
      if (list === 'type') return say('builder.data.type');
      if (list === 'usedFonts')
        return say('builder.conflict.data.font', readText(mine ?? theirs, 'fontFamily'));
      if (list === 'customComponents')
        return say('builder.conflict.data.component', readText(mine ?? theirs, 'name'));
      if (list === 'dataSources') return say('builder.conflict.data.source', item.trim());
      if (list === 'templateConfiguration')
        return say('builder.conflict.data.template', [item, inner[0]].filter(Boolean).join(' / '));
      if (item === 'data') return say('builder.conflict.data.locale', inner[0]);
      return last;
    },
    [intl],
  );
}

function readText(value: unknown, name: string): string {
  const text =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' ? text : '';
}
