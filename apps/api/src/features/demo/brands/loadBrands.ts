import type { EpackDataWire } from '@vitrina/api-client/contract';
import { type BrandProduct, type DemoBrand, demoBrands } from '@vitrina/demo';
import { defaultLocale, defaultPage, defaultTemplate } from '@vitrina/epack-model';

import { createEpack } from '../../epacks/createEpack.ts';
import { toSaver } from '../../epacks/saver.ts';
import { publishEpack } from '../../publishing/publish.ts';
import type { Services } from '../../services.ts';
import { demoEditor } from '../demoEditor.ts';
import { demoPackage } from '../demoPackage.ts';
import { openBrandFiles } from './brandFiles.ts';
import { brandPage } from './brandPage.ts';
import { brandLocales } from './mediaProps.ts';

function toEpackData(
  brand: DemoBrand,
  product: BrandProduct,
  components: EpackDataWire['components'],
): EpackDataWire {
  return demoPackage({
    type: product.isShopInShop ? 'sis' : 'minisite',
    mpn: product.mpn,
    tags: ['демо'],
    productData: {
      brandName: brand.name[0],
      productName: product.name[0],
      EAN: product.gtin,
      MPN: product.mpn,
      mappingId: product.isShopInShop ? product.mpn : '',
      categories: [String(brand.categoryId)],
    },
    components,
  });
}

/** Saves and publishes the products of the brands, without those that already exist. Can be aborted between products. */
export async function loadBrands(services: Services, signal: AbortSignal): Promise<void> {
  const { database, blocks } = services;
  const user = demoEditor();
  const saver = toSaver(services, user, 'ru');
  const known = await database.query.selectFrom('epack').select('ean').execute();
  const knownCodes = new Set(known.map(({ ean }) => ean));
  const activeEpackage = { locale: defaultLocale, template: defaultTemplate, page: defaultPage };
  const filesOf = new Map(demoBrands.map((brand) => [brand, openBrandFiles(services, user, brand)]));
  for (const [brand, product] of inShopOrder()) {
    const files = filesOf.get(brand);
    if (!files || knownCodes.has(product.gtin)) continue;
    signal.throwIfAborted();
    const components: EpackDataWire['components'] = {};
    for (const locale of brandLocales) {
      const page = await brandPage(product, { locale, files, catalogue: blocks.catalogue });
      components[locale] = { [defaultTemplate]: { [defaultPage]: page } };
    }
    const structure = { activeEpackage, epackData: toEpackData(brand, product, components) };
    const { id } = await createEpack(database, saver, { structure });
    await publishEpack(services, user, id, { checkPartialUpdate: false }, { language: 'ru' });
  }
}

/** The products in the order in which visitors meet them: the first one of each brand leads the shop. */
function inShopOrder(): readonly (readonly [DemoBrand, BrandProduct])[] {
  return demoBrands
    .flatMap((brand) => brand.products.map((product, place) => ({ brand, product, place })))
    .toSorted((one, other) => one.place - other.place)
    .map(({ brand, product }) => [brand, product] as const);
}
