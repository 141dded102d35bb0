import { createHash } from 'node:crypto';
import type { EpackStructure, ProductPages } from '@vitrina/api-client/contract';
import { createPage, localeDirection, savePage } from '@vitrina/epack-model';
import {
  createProductDrafts,
  pageDesigns,
  type ProductContent,
  type ProductRecord,
  readProduct,
} from '@vitrina/page-designs';

import type { Blocks } from '../blocks/blocks.ts';
import type { Archive } from './archive.ts';
import type { FoundDocument, ReadDocument } from './foundDocument.ts';
import type { Packages } from './openPackages.ts';
import { findImageFile, isAddress } from './productImages.ts';
import { readUploadedTable } from './productTable.ts';
import type { UncountedFinding } from './tables.ts';

/** The row after the headings, as spreadsheets count. */
const firstRow = 2;
const template = 'master_template';
const page = 'index.html';

/** Returns the package of a product, on a page of the chosen design. */
export function toProductPackage(
  { content, ean, mpn }: ProductRecord,
  { design, locale }: Pick<ProductPages, 'design' | 'locale'>,
  { catalogue }: Pick<Blocks, 'catalogue'>,
): EpackStructure {
  const chosen = pageDesigns.find(({ key }) => key === design) ?? { sections: [] };
  const drafts = createProductDrafts(chosen, { catalogue, locale }, content);
  const { components } = savePage(createPage(drafts), catalogue.rules);
  const productData = {
    productName: content.name,
    brandName: content.brand,
    EAN: ean,
    MPN: mpn,
    categories: [],
  };
  return {
    activeEpackage: { locale, template, page },
    epackData: {
      type: 'minisite',
      manifest: { productData, data: { [locale]: { direction: localeDirection(locale) } } },
      components: { [locale]: { [template]: { [page]: components } } },
      templateConfiguration: {},
      usedFonts: [],
      dataSources: [],
      customComponents: [],
    },
  };
}

/** What identifies a product over several tables. */
function keyOf({ ean, mpn, content: { brand, name } }: ProductRecord): string {
  if (ean !== '') return `product ${ean}`;
  return mpn === '' ? `product ${brand} ${name}` : `product ${brand} mpn ${mpn}`;
}

/** Finds the images of a product that are files of the upload, and leaves out those that are not there. */
function findImages(content: ProductContent, files: Archive | undefined, tablePath: string) {
  const images: string[] = [];
  const findings: UncountedFinding[] = [];
  for (const name of content.images) {
    const image = isAddress(name) ? name : files && findImageFile(files, tablePath, name);
    if (image === undefined)
      findings.push({ code: 'api.import.imageMissing', severity: 'warning', values: { name } });
    else images.push(image);
  }
  return { content: { ...content, images: [...new Set(images)] }, findings };
}

/**
 * Lists the products of a table, each as a package.
 *
 * @throws as {@link readUploadedTable}
 */
export async function* listProducts(
  { uploadPath, packages }: { uploadPath: string; packages: Packages },
  name: string,
  pages: ProductPages,
  blocks: Blocks,
): AsyncGenerator<FoundDocument> {
  const table = await readUploadedTable(uploadPath, name);
  const digits = String(table.rows.length + firstRow).length;
  for (const [index, cells] of table.rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const read = async (): Promise<ReadDocument | 'nameMissing'> => {
      const record = readProduct(pages.columns, cells);
      if (record.content.name === '') return 'nameMissing';
      return packages.withFiles('', async (files) => {
        const { content, findings } = findImages(record.content, files, table.path);
        const structure = toProductPackage({ ...record, content }, pages, blocks);
        const contentHash = createHash('sha256').update(JSON.stringify(structure)).digest('hex');
        const found = { structure, name: content.name, importKey: keyOf(record).slice(0, 500), contentHash };
        return { ...found, product: content, findings };
      });
    };
    // Numbers of equal length sort like the rows.
    yield { archive: '', path: `${table.path}: ${String(index + firstRow).padStart(digits, '0')}`, read };
  }
}
