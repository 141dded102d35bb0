import type { EpackStructure, PackageImportPreview } from '@vitrina/api-client/contract';
import { directionOf } from '@vitrina/epack-model';
import { renderDocument } from '@vitrina/epack-renderer';
import type { Selectable } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import { contentTypeOf } from '../../platform/http/sendBlob.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { choosePage } from '../rendering/choosePage.ts';
import { failureText } from '../rendering/failureText.ts';
import { findPageFonts, toFontCss } from '../rendering/fonts.ts';
import { renderStoredPage } from '../rendering/renderStoredPage.ts';
import type { Services } from '../services.ts';
import { openUploadStore } from '../uploads/uploadStore.ts';
import type { Archive } from './archive.ts';
import { licenseOf } from './importKeys.ts';
import { documentPathOf, listNamedFiles, rootOf } from './namedFiles.ts';
import { openPackages } from './openPackages.ts';
import { requireImport } from './queries.ts';

type Row = Selectable<Tables['package_import_row']>;

const maxFileBytes = 5 * 1024 ** 2;
const maxTotalBytes = 20 * 1024 ** 2;

/** Returns a reader of a zip's files as data addresses; undefined for what a preview cannot show or hold. */
function createInliner(files: Archive) {
  let leftBytes = maxTotalBytes;
  const urls = new Map<string, string | undefined>();
  const read = async (path: string): Promise<string | undefined> => {
    const type = contentTypeOf(path);
    if (type === undefined || type.startsWith('text/html')) return undefined;
    const content = await files.read(path, Math.min(maxFileBytes, leftBytes)).catch(() => undefined);
    if (!content) return undefined;
    leftBytes -= content.length;
    return `data:${type.replaceAll(' ', '')};base64,${content.toString('base64')}`;
  };
  return async (path: string): Promise<string | undefined> => {
    if (!urls.has(path)) urls.set(path, await read(path));
    return urls.get(path);
  };
}

type ReadUrl = ReturnType<typeof createInliner>;

/** Lists the pages of a document. */
function listPages({ epackData: { components } }: EpackStructure) {
  return Object.entries(components).flatMap(([locale, templates]) =>
    Object.entries(templates).flatMap(([template, pages]) =>
      Object.entries(pages).map(([page, list]) => ({ locale, template, page, components: list })),
    ),
  );
}

/** A package to preview. */
interface Previewed {
  structure: EpackStructure;
  /** Whose look it gets. */
  owner: { license_id: number | null; owner_id: number };
  language: Language;
}

async function renderFirstPage(
  { database: { query }, blobs, blocks }: Services,
  { structure, owner, language }: Previewed,
  urlOf: ReadonlyMap<string, string>,
): Promise<string | null> {
  const choice = choosePage(listPages(structure));
  if (!choice) return null;
  const { page } = choice;
  const data = structure.epackData;
  const assetUrl = (source: string) => urlOf.get(source) ?? source;
  const rendered = await renderStoredPage(
    { query, blobs: undefined, blocks },
    { ...owner, data, public_id: '' },
    page,
    { assetUrl, failureText: failureText(language) },
  );
  return renderDocument(rendered, {
    title: data.manifest.productData?.productName ?? '',
    locale: page.locale,
    fontCss: toFontCss(await findPageFonts({ query, blobs }, rendered), assetUrl),
    direction: directionOf(data.manifest, page.locale),
  });
}

const border = /["'(),\s]/;

/** Replaces an address where it is not part of a longer one: between quotes, parentheses, commas or spaces. */
function replaceAddress(html: string, address: string, url: string): string {
  return html.replaceAll(address, (found, offset: number) => {
    const isAlone = [html[offset - 1], html[offset + address.length]].every((next) =>
      border.test(next ?? ' '),
    );
    return isAlone ? url : found;
  });
}

/** Reads the page that came with the package, with the files of the zip that it names. */
async function readOriginal(files: Archive, documentAt: string, readUrl: ReadUrl): Promise<string | null> {
  const root = rootOf(documentAt);
  const path = [`${root}index.html`, documentAt.replace(/\.json$/i, '.html')].find((each) => files.has(each));
  if (path === undefined) return null;
  let html = (await files.read(path, maxFileBytes)).toString('utf8');
  for (const file of files.paths.filter((each) => each !== path && each.startsWith(root))) {
    const address = file.slice(root.length);
    const url = html.includes(address) ? await readUrl(file) : undefined;
    if (url !== undefined) html = replaceAddress(replaceAddress(html, `./${address}`, url), address, url);
  }
  return html;
}

async function previewWith(
  services: Services,
  previewed: Previewed,
  files: Archive | undefined,
  documentAt: string,
): Promise<PackageImportPreview> {
  const urlOf = new Map<string, string>();
  if (!files) return { rendered: await renderFirstPage(services, previewed, urlOf), original: null };
  const readUrl = createInliner(files);
  for (const [address, path] of listNamedFiles(previewed.structure.epackData, files, documentAt)) {
    const url = await readUrl(path);
    if (url !== undefined) urlOf.set(address, url);
  }
  return {
    rendered: await renderFirstPage(services, previewed, urlOf),
    original: await readOriginal(files, documentAt, readUrl),
  };
}

/** Finds a package of an import. @throws 404 also for a file that is no package */
async function requireRow({ database: { query } }: Services, importId: number, rowId: number): Promise<Row> {
  const row = await query
    .selectFrom('package_import_row')
    .selectAll()
    .where('id', '=', rowId)
    .where('import_id', '=', importId)
    .executeTakeFirst();
  if (!row?.structure) throw notFound();
  return row;
}

/**
 * Renders a package of an import of the user, with the files of its zip, and reads the page that the other tool
 * rendered. After the upload has expired, without them.
 */
export async function previewPackageImportRow(
  services: Services,
  user: CurrentUser,
  { id, rowId }: { id: number; rowId: number },
  language: Language,
): Promise<PackageImportPreview> {
  const stored = await requireImport(services.database.query, user, id);
  const row = await requireRow(services, id, rowId);
  const owner = { license_id: licenseOf(stored.scope) ?? null, owner_id: user.id };
  const previewed = { structure: row.structure as EpackStructure, owner, language };
  const documentAt = documentPathOf(row);
  const { dataFolder } = services.config;
  const preview = async (path: string): Promise<PackageImportPreview> => {
    const packages = await openPackages(path, { name: stored.name, dataFolder });
    try {
      return await packages.withFiles(row.archive, async (files) =>
        previewWith(services, previewed, files, documentAt),
      );
    } finally {
      await packages.close();
    }
  };
  return openUploadStore(services.config)
    .withFile(stored.upload_id, preview)
    .catch(async (error: unknown) => {
      if (!(error instanceof Failure) || error.code !== 'uploadGone') throw error;
      return previewWith(services, previewed, undefined, documentAt);
    });
}
