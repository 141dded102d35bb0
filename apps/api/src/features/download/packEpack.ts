import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { elementPath, isElementName } from '@vitrina/block-runtime';
import { bundledFonts } from '@vitrina/block-kit';
import { directionOf } from '@vitrina/epack-model';
import { describePage, renderDocument } from '@vitrina/epack-renderer';
import yazl from 'yazl';

import type { Language } from '../../platform/http/language.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import type { EpackRow, PageContent } from '../epacks/queries.ts';
import { licensePath, readFontLicense } from '../fonts/bundled/bundledFaces.ts';
import { choosePage } from '../rendering/choosePage.ts';
import { findPageFonts, toFontCss } from '../rendering/fonts.ts';
import { failureText } from '../rendering/failureText.ts';
import { renderStoredPage } from '../rendering/renderStoredPage.ts';
import type { Services } from '../services.ts';
import { addDocument } from './addDocument.ts';
import { toModelScript } from './modelScript.ts';
import { addRuntimeFiles, runtimePathOf, sameAlways, toZipPath } from './runtimeFiles.ts';

/** The address of a stored file in documents. */
const storedFile = /^\/(files\/[0-9a-f]{64}\.[a-z0-9]+)$/;

/** Converts a page's name to a folder's name; replaces characters that file systems treat specially. */
function toFileName(name: string): string {
  const safe = name.replace(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^\.+/, '_');
  if (safe === name) return name;
  return `${safe}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

function toHtmlName(page: string): string {
  const name = toFileName(page);
  return name.endsWith('.html') ? name : `${name}.html`;
}

/**
 * Returns the paths of a page in the zip: `index.html` for the default page, and one by locale and template
 * for every page.
 */
function pathsOf({ locale, template, page }: PageContent, isDefault: boolean): string[] {
  const path = `pages/${toFileName(locale)}/${toFileName(template)}/${toHtmlName(page)}`;
  return isDefault ? ['index.html', path] : [path];
}

type PackServices = Pick<Services, 'appFolders' | 'blobs' | 'blocks' | 'database'>;

interface Packing {
  epack: EpackRow;
  services: PackServices;
  /** Language of the texts in the places of blocks that fail. */
  language: Language;
  /** Keys of the blobs the pages load. */
  assets: Set<string>;
  /** Paths of the runtime files the pages need, from the server's root. */
  runtime: Set<string>;
  /** Font families of the pages. */
  families: Set<string>;
}

async function renderPageFile(page: PageContent, path: string, packing: Packing): Promise<string> {
  const { epack, services, assets, runtime } = packing;
  const toRoot = '../'.repeat(path.split('/').length - 1);
  const runtimeUrl = (runtimePath: string): string => {
    runtime.add(runtimePath);
    return toRoot + toZipPath(runtimePath);
  };
  const captions = await readCaptions(page, services.blobs);
  const known = new Map<string, string>();
  const localUrl = (source: string): string => {
    const runtimePath = runtimePathOf(source);
    if (runtimePath) return runtimeUrl(runtimePath);
    const key = storedFile.exec(source)?.[1];
    if (!key) return source;
    const url = captions.get(key) ?? toRoot + toAssetPath(key);
    known.set(url, key);
    return url;
  };
  const { query } = services.database;
  // From a folder, a page can load images, but not request files.
  const sources = { query, blobs: undefined, blocks: services.blocks };
  const rendered = await renderStoredPage(sources, epack, page, {
    assetUrl: localUrl,
    failureText: failureText(packing.language),
  });
  const fonts = await findPageFonts({ query, blobs: services.blobs }, rendered);
  for (const family of rendered.fontFamilies) packing.families.add(family);
  const html = renderDocument(rendered, {
    title: epack.name,
    locale: page.locale,
    description: describePage(rendered),
    fontCss: toFontCss(fonts, localUrl),
    scripts: rendered.elements.filter(isElementName).map((name) => runtimeUrl(elementPath(name))),
    direction: directionOf(epack.data.manifest, page.locale),
  });
  for (const [url, key] of known) if (html.includes(url) && !captions.has(key)) assets.add(key);
  return html;
}

const captionFile = /\/(files\/[0-9a-f]{64}\.vtt)/g;

/**
 * Reads a page's captions as data addresses by key: browsers load no captions from a page's folder, but do
 * from the page itself.
 */
async function readCaptions({ components }: PageContent, blobs: BlobStore): Promise<Map<string, string>> {
  const captions = new Map<string, string>();
  for (const [, key = ''] of JSON.stringify(components).matchAll(captionFile)) {
    const content = await blobs.readWhole(key);
    if (content) captions.set(key, `data:text/vtt;base64,${content.toString('base64')}`);
  }
  return captions;
}

function toAssetPath(key: string): string {
  return key.replace(/^files/, 'assets');
}

function addBlob(zip: yazl.ZipFile, blobs: BlobStore, key: string): void {
  const path = toAssetPath(key);
  const read = addStored(zip, blobs, key, path);
  if (!path.endsWith('.glb')) return;
  const readScript = async () => Readable.from(toModelScript(basename(path), await read()));
  addStream(zip, `${path}.js`, readScript, true);
}

/** Adds a stored file at a path. Returns its reader. */
function addStored(zip: yazl.ZipFile, blobs: BlobStore, key: string, path: string): () => Promise<Readable> {
  const read = async (): Promise<Readable> => {
    const blob = await blobs.find(key);
    if (!blob) throw new Error(`The file ${key} is missing`);
    return blob.read();
  };
  addStream(zip, path, read, false);
  return read;
}

function addStream(zip: yazl.ZipFile, path: string, read: () => Promise<Readable>, compress: boolean): void {
  zip.addReadStreamLazy(path, { ...sameAlways, compress }, (callback) => {
    read().then(
      (stream) => callback(null, stream),
      (error: Error) => callback(error, new PassThrough()),
    );
  });
}

/**
 * Packs an epack as a zip, written while it is read; its `index.html` opens offline. `document/epack.json`
 * has the epack itself; the files it names are in `assets/` or, if no page loads them, in `document/files/`.
 * The same content gives the same bytes.
 */
export async function packEpack(
  services: PackServices,
  epack: EpackRow,
  pages: readonly PageContent[],
  language: Language,
): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);

  const packing: Packing = {
    epack,
    services,
    language,
    assets: new Set(),
    runtime: new Set(),
    families: new Set(),
  };
  const first = choosePage(pages)?.page;
  for (const page of pages) {
    for (const path of pathsOf(page, page === first)) {
      zip.addBuffer(Buffer.from(await renderPageFile(page, path, packing)), path, sameAlways);
    }
  }
  for (const key of [...packing.assets].sort()) {
    if (await services.blobs.find(key)) addBlob(zip, services.blobs, key);
  }
  for (const family of [...packing.families].filter((name) => Object.hasOwn(bundledFonts, name)).sort())
    zip.addBuffer(await readFontLicense(family), `assets/${licensePath(family)}`, sameAlways);
  for (const key of addDocument(zip, epack, pages)) {
    if (packing.assets.has(key) || !(await services.blobs.find(key))) continue;
    addStored(zip, services.blobs, key, `document/${key}`);
  }
  await addRuntimeFiles(zip, services.appFolders.elements, packing.runtime);
  zip.end();
  return output;
}
