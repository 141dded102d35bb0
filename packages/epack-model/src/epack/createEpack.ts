import {
  constructorEmsId,
  defaultLocale,
  defaultPage,
  defaultTemplate,
  manifestVersion,
} from '../defaults.ts';
import { emptyPage } from '../page/page.ts';
import { pageKey } from '../pageAddress.ts';
import type { EpackType, ProductData } from '../schemas/epackData.ts';
import type { Epack } from './epack.ts';
import { formatManifestDate } from './formatDate.ts';

/**
 * What a new epack needs from outside.
 *
 * @public
 */
export interface NewEpack {
  readonly type: EpackType;
  /** Username of the current user. */
  readonly author: string;
  readonly now: Date;
  /** Becomes the manifest's `packageID`. */
  readonly id: string;
}

/**
 * A new epack with one empty page: locale ru, master template, index.html.
 *
 * @public
 */
export function createEpack({ type, author, now, id }: NewEpack): Epack {
  const date = formatManifestDate(now);
  return {
    type,
    manifest: {
      createdDate: date,
      updatedDate: date,
      version: manifestVersion,
      packageID: id,
      emsId: constructorEmsId,
      author,
      tags: [],
      productData: { brandName: '', productName: '', ...identifiersOf(type, now) },
      data: { [defaultLocale]: { direction: 'ltr' } },
    },
    pages: { [pageKey({ locale: defaultLocale, template: defaultTemplate, page: defaultPage })]: emptyPage },
    templateConfiguration: {},
    usedFonts: [],
    dataSources: [],
    customComponents: [],
  };
}

/** What names the product, by type: a mapping id made of a time stamp, or EAN, MPN and categories. */
export function identifiersOf(type: EpackType, now: Date): Partial<ProductData> {
  return type === 'sis' ? { mappingId: String(now.getTime()) } : { EAN: '', MPN: '', categories: [] };
}
