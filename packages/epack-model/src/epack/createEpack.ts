import {
  constructorEmsId,
  defaultLocale,
  defaultPage,
  defaultTemplate,
  manifestVersion,
} from '../defaults.ts';
import { emptyPage } from '../page/page.ts';
import { pageKey } from '../pageAddress.ts';
import type { EpackType } from '../schemas/epackData.ts';
import type { Epack } from './epack.ts';
import { formatManifestDate } from './formatDate.ts';
import { identifiersOf } from './identifiersOf.ts';
import { localeDirection } from './localeDirection.ts';

/** Input of {@link createEpack}. @public */
export interface NewEpack {
  readonly type: EpackType;
  /** Username of the current user. */
  readonly author: string;
  readonly now: Date;
  /** Becomes the manifest's `packageID`. */
  readonly id: string;
  /** Its only locale. Default: `ru`. */
  readonly locale?: string;
}

/** Creates an epack with one empty page: its locale, master template, index.html. @public */
export function createEpack({ type, author, now, id, locale = defaultLocale }: NewEpack): Epack {
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
      productData: { brandName: '', productName: '', ...identifiersOf(type, String(now.getTime())) },
      data: { [locale]: { direction: localeDirection(locale) } },
    },
    pages: { [pageKey({ locale, template: defaultTemplate, page: defaultPage })]: emptyPage },
    templateConfiguration: {},
    usedFonts: [],
    dataSources: [],
    customComponents: [],
  };
}
