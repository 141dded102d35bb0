import { escapeMarkup } from '../../../platform/markup/escapeMarkup.ts';

/** The values of a script tag; empty ones are left out. */
export interface TagValues {
  retailer: string;
  mappingId: string;
  ean: string;
  mpn: string;
  brand: string;
  locale: string;
  template: string;
  consent: string;
}

const attributes = [
  ['data-retailer', 'retailer'],
  ['data-mapping-id', 'mappingId'],
  ['data-ean', 'ean'],
  ['data-mpn', 'mpn'],
  ['data-brand', 'brand'],
  ['data-locale', 'locale'],
  ['data-template', 'template'],
  ['data-consent', 'consent'],
] as const satisfies readonly (readonly [string, keyof TagValues])[];

/** Words that a developer replaces, for values that are unknown. */
export const placeholders = {
  retailer: 'YOUR-SHOP-NUMBER',
  ean: 'PRODUCT-EAN',
  brand: 'PRODUCT-BRAND',
  nonce: 'PAGE-NONCE',
} as const;

/**
 * Returns a script tag, one attribute per line as in the guide.
 *
 * @param root - the stream's address, without a trailing slash
 */
export function writeTag(root: string, values: TagValues, nonce = ''): string {
  const written = attributes
    .filter(([, name]) => values[name] !== '')
    .map(([attribute, name]) => `${attribute}="${escapeMarkup(values[name])}"`);
  const all = [
    ...(nonce ? [`nonce="${escapeMarkup(nonce)}"`] : []),
    'async',
    `src="${root}/stream/v1/embed.js"`,
    ...written,
  ];
  return `<script\n${all.map((line) => `  ${line}\n`).join('')}></script>`;
}
