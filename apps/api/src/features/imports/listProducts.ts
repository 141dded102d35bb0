import { createHash } from 'node:crypto';
import type { EpackStructure, ProductPages, RawCategory } from '@vitrina/api-client/contract';
import { createPage, isGtin, localeDirection, savePage } from '@vitrina/epack-model';
import {
  createProductDrafts,
  createSourceRecord,
  pageDesigns,
  type ProductContent,
  type ProductRecord,
  readProduct,
  recordKey,
} from '@vitrina/page-designs';

import type { Config } from '../../platform/config/config.ts';
import type { Blocks } from '../blocks/blocks.ts';
import type { Archive } from './archive.ts';
import type { FoundDocument, ReadDocument } from './foundDocument.ts';
import type { Packages } from './openPackages.ts';
import { canFetch, findImageFile } from './productImages.ts';
import type { UploadedTable } from './productTable.ts';
import type { UncountedFinding } from './tables.ts';

/** The row after the headings, as spreadsheets count. */
const firstRow = 2;
const maxKeyLength = 500;
const template = 'master_template';
const page = 'index.html';

/** Returns the page of a product, by locale, template and page. */
export function toProductPage(
  content: ProductContent,
  { design, locale }: Pick<ProductPages, 'design' | 'locale'>,
  { catalogue }: Pick<Blocks, 'catalogue'>,
): EpackStructure['epackData']['components'] {
  const chosen = pageDesigns.find(({ key }) => key === design) ?? { filled: [] };
  const drafts = createProductDrafts(chosen, { catalogue, locale }, content);
  const { components } = savePage(createPage(drafts), catalogue.rules);
  return { [locale]: { [template]: { [page]: components } } };
}

/** Returns the package of a product, on a page of the chosen design. */
function toProductPackage(
  { content, ean, mpn, tags }: ProductRecord,
  categories: readonly string[],
  pages: ProductPages,
  blocks: Blocks,
): EpackStructure {
  const { locale } = pages;
  const productData = {
    productName: content.name,
    brandName: content.brand,
    EAN: ean,
    MPN: mpn,
    categories: [...new Set([...pages.categories, ...categories])],
  };
  const data = { [locale]: { direction: localeDirection(locale) } };
  return {
    activeEpackage: { locale, template, page },
    epackData: {
      type: 'minisite',
      manifest: { productData, data, tags: [...new Set([...pages.tags, ...tags])] },
      components: toProductPage(content, pages, blocks),
      templateConfiguration: {},
      usedFonts: [],
      dataSources: [],
      customComponents: [],
    },
  };
}

/** Returns the package with the link to its row, by which later changes of the row are found on its pages. */
function withSourceRecord({ epackData, ...others }: EpackStructure, record: ProductRecord): EpackStructure {
  const manifest = { ...epackData.manifest, sourceRecord: createSourceRecord(record) };
  return { ...others, epackData: { ...epackData, manifest } };
}

/** Finds the images of a product that are files of the upload, and leaves out those that are not there. */
function findImages(
  content: ProductContent<string>,
  { files, tablePath, config }: { files: Archive | undefined; tablePath: string; config: Config },
) {
  const images: string[] = [];
  const findings: UncountedFinding[] = [];
  for (const name of content.images) {
    const image = canFetch(name, config) ? name : files && findImageFile(files, tablePath, name);
    if (image === undefined)
      findings.push({ code: 'api.import.imageMissing', severity: 'warning', values: { name } });
    else images.push(image);
  }
  return { content: { ...content, images: [...new Set(images)] }, findings };
}

/** Finds an EAN by which no product page can match the package. */
function checkEan({ ean }: ProductRecord): readonly UncountedFinding[] {
  if (ean === '' || isGtin(ean)) return [];
  return [{ code: 'api.import.eanWrong', severity: 'warning', values: { ean } }];
}

/** Finds the categories that a product names. */
function findCategories({ categories }: ProductRecord, known: readonly RawCategory[]) {
  const idOf = new Map(
    known.flatMap(({ id, name }) => [name.toLowerCase(), String(id)].map((key) => [key, String(id)])),
  );
  const found = categories.map((name) => ({ name, id: idOf.get(name.toLowerCase()) }));
  const unknown = found.filter(({ id }) => id === undefined);
  return {
    ids: found.flatMap(({ id }) => id ?? []),
    findings: unknown.map(({ name }): UncountedFinding => ({
      code: 'api.import.categoryUnknown',
      severity: 'warning',
      values: { name },
    })),
  };
}

/** Input for the packages of a table's products. */
interface ProductContext {
  readonly config: Config;
  readonly packages: Packages;
  readonly pages: ProductPages;
  readonly blocks: Blocks;
  readonly categories: readonly RawCategory[];
}

/** Lists the products of a table, each as a package. */
export function* listProducts(
  table: UploadedTable,
  { config, packages, pages, blocks, categories }: ProductContext,
): Generator<FoundDocument> {
  const digits = String(table.rows.length + firstRow).length;
  for (const [index, cells] of table.rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const read = async (): Promise<ReadDocument | 'nameMissing'> => {
      const record = readProduct(pages.columns, cells);
      if (record.content.name === '') return 'nameMissing';
      return packages.withFiles('', async (files) => {
        const images = findImages(record.content, { files, tablePath: table.path, config });
        const named = findCategories(record, categories);
        const { content } = images;
        const structure = toProductPackage({ ...record, content }, named.ids, pages, blocks);
        return {
          structure: withSourceRecord(structure, record),
          name: content.name,
          // The same in every table.
          importKey: recordKey(record).slice(0, maxKeyLength),
          contentHash: createHash('sha256').update(JSON.stringify(structure)).digest('hex'),
          product: content,
          findings: [...checkEan(record), ...images.findings, ...named.findings],
        };
      });
    };
    // Numbers of equal length sort like the rows.
    const row = String(index + firstRow).padStart(digits, '0');
    yield { archive: '', path: `${table.path}: ${row}`, read };
  }
}
