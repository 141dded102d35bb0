import { createHash } from 'node:crypto';
import type { StreamFont, StreamPage, StreamPointer } from '@vitrina/api-client/contract';
import { bundledFonts } from '@vitrina/block-kit';
import { defaultLocale, defaultPage, defaultTemplate } from '@vitrina/epack-model';
import type { BlockFailure } from '@vitrina/epack-renderer';
import { streamAssetUrl } from '@vitrina/stream-embed/pointer';

import type { PageAddress } from '../epacks/pageAddress.ts';
import type { EpackRow, PageContent } from '../epacks/queries.ts';
import { licensePath, readFontLicense } from '../fonts/bundled/bundledFaces.ts';
import { findPageFonts } from '../rendering/fonts.ts';
import { type PageSources, renderStoredPage } from '../rendering/renderStoredPage.ts';
import { productJsonLd } from './productJsonLd.ts';

/** A block that could not be rendered, with its page. */
export interface FailedBlock extends BlockFailure {
  page: PageAddress;
}

/** The files and the failed blocks of the pages that are rendered. */
interface Compiled {
  files: Map<string, Buffer>;
  failed: FailedBlock[];
}

/** A publication ready to store: its files by path, and its pointer. */
export interface Publication {
  /** Names the exact content. */
  hash: string;
  files: ReadonlyMap<string, Buffer>;
  /** Blocks that are missing because they could not be rendered; a publication with any must not be stored. */
  failed: readonly FailedBlock[];
  pointer: StreamPointer;
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Adds a file under a name derived from its content. */
function addFile(files: Map<string, Buffer>, text: string, extension: string): string {
  const bytes = Buffer.from(text);
  const path = `${sha256(bytes).slice(0, 20)}.${extension}`;
  files.set(path, bytes);
  return path;
}

/** Fonts are blobs of the same store; a publication's folder is two levels below its root. */
function toStreamFont(face: StreamFont): StreamFont {
  return { ...face, url: face.url.replace(/^\//, '../../') };
}

async function compilePage(
  sources: PageSources,
  epack: EpackRow,
  page: PageContent,
  { files, failed }: Pick<Compiled, 'files' | 'failed'>,
): Promise<StreamPage> {
  const rendered = await renderStoredPage(sources, epack, page, { assetUrl: streamAssetUrl });
  failed.push(...rendered.failures.map((failure) => ({ ...failure, page })));
  const { fonts, fallbackFonts } = await findPageFonts(sources, rendered);
  for (const family of rendered.fontFamilies.filter((name) => Object.hasOwn(bundledFonts, name)))
    files.set(licensePath(family), await readFontLicense(family));
  return {
    html: addFile(files, rendered.html, 'html'),
    css: addFile(files, rendered.css, 'css'),
    elements: [...rendered.elements],
    fonts: fonts.map(toStreamFont),
    ...(fallbackFonts.length > 0 && { fallbackFonts }),
    heights: {},
    jsonLd: addFile(files, JSON.stringify(productJsonLd(epack, rendered)), 'json'),
  };
}

/** Selects the pages that retailers show: the index page of each template, or its first page. */
export function pagesToPublish<Page extends PageAddress>(pages: readonly Page[]): Page[] {
  const byTemplate = new Map<string, Page>();
  for (const page of pages) {
    const key = JSON.stringify([page.locale, page.template]);
    if (!byTemplate.has(key) || page.page === defaultPage) byTemplate.set(key, page);
  }
  return [...byTemplate.values()];
}

function pickDefault(names: readonly string[], preferred: string): string {
  return names.includes(preferred) ? preferred : (names[0] ?? preferred);
}

/** Renders the pages retailers show into files and a pointer. The same content always has the same hash. */
export async function compilePublication(
  sources: PageSources,
  epack: EpackRow,
  pages: readonly PageContent[],
): Promise<Publication> {
  const files = new Map<string, Buffer>();
  const failed: FailedBlock[] = [];
  const compiled: StreamPointer['pages'] = {};
  for (const page of pages) {
    (compiled[page.locale] ??= {})[page.template] = await compilePage(sources, epack, page, {
      files,
      failed,
    });
  }
  const hash = sha256(JSON.stringify([epack.public_id, compiled]));
  const locale = pickDefault(Object.keys(compiled), defaultLocale);
  return {
    hash,
    files,
    failed,
    pointer: {
      version: 1,
      publicId: epack.public_id,
      publication: hash,
      base: `p/${hash}/`,
      defaultLocale: locale,
      defaultTemplate: pickDefault(Object.keys(compiled[locale] ?? {}), defaultTemplate),
      pages: compiled,
    },
  };
}
