/** The settings in the script tag; addresses end in a slash. */
export interface EmbedSettings {
  readonly root: string;
  readonly retailer: string;
  readonly ean: string | null;
  readonly mpn: string | null;
  readonly brand: string | null;
  readonly locale: string | null;
  readonly mappingId: string | null;
  readonly template: string | null;
  readonly isConsentRefused: boolean;
}

/** The attributes that select the product: a change shows another one. */
export const settingAttributes = [
  'data-retailer',
  'data-ean',
  'data-mpn',
  'data-brand',
  'data-locale',
  'data-mapping-id',
  'data-template',
  'data-consent',
];

/**
 * Reads the settings of a script tag; undefined if it names no retailer. The server's root is two folders
 * above the script.
 */
export function readSettings(script: HTMLScriptElement): EmbedSettings | undefined {
  const read = (name: string) => script.dataset[name]?.trim() || null;
  const retailer = read('retailer');
  if (!retailer) return undefined;
  return {
    root: new URL('../../', script.src).href,
    retailer,
    ean: read('ean'),
    mpn: read('mpn'),
    brand: read('brand'),
    locale: read('locale'),
    mappingId: read('mappingId'),
    template: read('template'),
    isConsentRefused: read('consent') === 'none',
  };
}
