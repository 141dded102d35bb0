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

/** The attributes that select the product, as names of the tag's data: a change shows another one. */
const names = ['retailer', 'ean', 'mpn', 'brand', 'locale', 'mappingId', 'template', 'consent'];

/** Returns the settings of a tag as one text: tags that show the same have the same. */
export function settingsText({ dataset }: HTMLElement): string {
  return names.map((name) => dataset[name]).join('\n');
}

/**
 * Reads the settings of a script tag; undefined if it names no retailer. The server's root is two folders
 * above the script.
 */
export function readSettings({ dataset, src }: HTMLScriptElement): EmbedSettings | undefined {
  const read: Record<string, string | null> = {};
  for (const name of names) read[name] = dataset[name]?.trim() || null;
  if (!read.retailer) return undefined;
  const settings = { ...read, root: new URL('../../', src).href, isConsentRefused: read.consent === 'none' };
  return settings as unknown as EmbedSettings;
}
