import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { DataOverlap } from '@vitrina/editor-core/merge';

/** Label IDs of the product form's fields, by the names of the product data. */
const productFields: Readonly<Record<string, LabelId>> = {
  productName: 'builder.data.productName',
  brandName: 'builder.data.brand',
  EAN: 'builder.data.ean',
  MPN: 'builder.data.mpn',
  mappingId: 'builder.data.mappingId',
};

/** Returns a function that names the package data that both sides changed, with the labels of the editor. */
export function useDataName(): (overlap: DataOverlap) => string {
  const intl = useIntl();
  return useCallback(
    ({ path, mine, theirs }) => {
      const sayOf = (kind: 'component' | 'font' | 'locale' | 'source' | 'template', name: string) =>
        intl.formatMessage({ id: `builder.conflict.data.${kind}` }, { name });
      const [list = '', item = '', ...inner] = path;
      const last = path.at(-1) ?? '';
      const field = productFields[last];
      if (field !== undefined) return intl.formatMessage({ id: field });
      if (list === 'type') return intl.formatMessage({ id: 'builder.data.type' });
      if (list === 'usedFonts') return sayOf('font', readText(mine ?? theirs, 'fontFamily'));
      if (list === 'customComponents') return sayOf('component', readText(mine ?? theirs, 'name'));
      if (list === 'dataSources') return sayOf('source', item.trim());
      if (list === 'templateConfiguration')
        return sayOf('template', [item, inner[0]].filter(Boolean).join(' / '));
      if (item === 'data') return sayOf('locale', inner[0] ?? '');
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
