import type { StreamFallbackFont, StreamFont } from '@vitrina/api-client/contract';
import type { RenderedPage } from '@vitrina/epack-renderer';

import type { BlobStore } from '../../platform/storage/blobStore.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { readBundledFaces, storeFaces } from '../fonts/bundled/bundledFaces.ts';
import { fallbackFacesOf } from '../fonts/bundled/fallbackFaces.ts';
import { charactersOf, hasAnyOf, parseUnicodeRange } from '../fonts/bundled/unicodeRange.ts';

interface FontFormat {
  format: string;
  url: string;
}

/** The fonts that a page declares in its document. */
export interface PageFonts {
  fonts: StreamFont[];
  /** Fonts of the visitor that take their room while they load. */
  fallbackFonts: StreamFallbackFont[];
}

/** Where fonts are found, and where bundled ones are stored. Without a store, they have been stored before. */
interface FontSources {
  query: Queryable;
  blobs: BlobStore | undefined;
}

/**
 * Finds the fonts of a page: the faces of uploaded ones, and of bundled ones those with characters that the page has.
 * Built-in families have none.
 */
export async function findPageFonts(
  { query, blobs }: FontSources,
  { fontFamilies, html }: Pick<RenderedPage, 'fontFamilies' | 'html'>,
): Promise<PageFonts> {
  const found: PageFonts = { fonts: await findUploaded(query, fontFamilies), fallbackFonts: [] };
  const known = await Promise.all(
    fontFamilies.map(async (family) => ({ family, all: await readBundledFaces(family) })),
  );
  const bundled = known.filter(({ all }) => all.length > 0);
  if (bundled.length === 0) return found;
  const characters = charactersOf(html);
  for (const { family, all } of bundled) {
    const faces = all.filter(({ unicodeRange }) => hasAnyOf(parseUnicodeRange(unicodeRange), characters));
    if (blobs) await storeFaces(blobs, faces);
    for (const { weight, key, unicodeRange } of faces)
      found.fonts.push({ family, weight, style: 'normal', url: `/${key}`, unicodeRange });
    found.fallbackFonts.push(...fallbackFacesOf(family, faces));
  }
  return found;
}

async function findUploaded(query: Queryable, families: readonly string[]): Promise<StreamFont[]> {
  if (families.length === 0) return [];
  const rows = await query
    .selectFrom('font')
    .selectAll()
    .where('family', 'in', [...families])
    .execute();
  return rows.flatMap(({ family, weight, style, formats }) => {
    const [best] = (formats as FontFormat[]).toSorted((a, b) => rank(a.format) - rank(b.format));
    return best ? [{ family, weight, style, url: best.url }] : [];
  });
}

const preferred = ['woff2', 'woff', 'ttf', 'otf'];

function rank(format: string): number {
  const index = preferred.indexOf(format);
  return index === -1 ? preferred.length : index;
}

/** Returns the fonts of a page as CSS for the document, since a shadow root cannot declare fonts. */
export function toFontCss({ fonts, fallbackFonts }: PageFonts, urlOf: (url: string) => string): string {
  const loaded = fonts.map(({ family, weight, style, url, unicodeRange }) => {
    const source = `url(${JSON.stringify(urlOf(url))})`;
    return `@font-face{font-family:${JSON.stringify(family)};font-weight:${weight};font-style:${style};font-display:swap;src:${source}${rangeCss(unicodeRange)}}`;
  });
  return [...fallbackFonts.map(fallbackCss), ...loaded].join('\n');
}

function fallbackCss(font: StreamFallbackFont): string {
  const { family, weight, local, sizeAdjust, ascentOverride, descentOverride, unicodeRange } = font;
  const sources = local.map((name) => `local(${JSON.stringify(name)})`).join();
  const metrics = `size-adjust:${sizeAdjust};ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:0%`;
  return `@font-face{font-family:${JSON.stringify(family)};font-weight:${weight};src:${sources};${metrics}${rangeCss(unicodeRange)}}`;
}

function rangeCss(unicodeRange: string | undefined): string {
  return unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`;
}
