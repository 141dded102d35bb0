import { builtInFonts, bundledFonts } from '@vitrina/block-kit';

/** Where a font is from; bundled fonts are for headings or for text. */
export type FontGroup = 'builtIn' | 'display' | 'text' | 'uploaded';

/** A font to choose for a kit. */
export interface FontOption {
  /** Empty for the default font. */
  readonly family: string;
  /** Empty for the default font. */
  readonly name: string;
  readonly group: FontGroup;
}

/** Lists the fonts that a kit can have by group, with those of the server. */
export function listFontOptions(ofServer: readonly string[]): readonly FontOption[] {
  const bundled = Object.entries(bundledFonts).map(([family, { name, kind }]) => ({
    family,
    name,
    group: kind,
  }));
  const known = new Set(['', ...Object.keys(builtInFonts), ...Object.keys(bundledFonts)]);
  const own = [...new Set(ofServer)].filter((family) => !known.has(family));
  return [
    { family: '', name: '', group: 'builtIn' },
    ...Object.entries(builtInFonts).map(([family, name]) => ({ family, name, group: 'builtIn' as const })),
    ...own.map((family) => ({ family, name: family, group: 'uploaded' as const })),
    ...bundled.filter(({ group }) => group === 'display'),
    ...bundled.filter(({ group }) => group === 'text'),
  ];
}
