import type { EpackDataWire } from '@vitrina/api-client/contract';
import { type DemoBrand, demoBrands } from '@vitrina/demo';
import { defaultLocale, defaultPage, defaultTemplate } from '@vitrina/epack-model';

import { createEpack } from '../../epacks/createEpack.ts';
import { toSaver } from '../../epacks/saver.ts';
import { publishEpack } from '../../publishing/publish.ts';
import type { Services } from '../../services.ts';
import { demoEditor } from '../demoEditor.ts';
import { demoPackage } from '../demoPackage.ts';
import { openBrandFiles } from './brandFiles.ts';
import { type AnyProduct, makePages } from './makePages.ts';

const isShopInShop = (product: AnyProduct) => 'isShopInShop' in product && product.isShopInShop === true;
const isDraft = (product: AnyProduct) => 'isDraft' in product && product.isDraft === true;

function toEpackData(
  brand: DemoBrand,
  product: AnyProduct,
  components: EpackDataWire['components'],
): EpackDataWire {
  return demoPackage({
    type: isShopInShop(product) ? 'sis' : 'minisite',
    mpn: product.mpn,
    tags: ['демо'],
    productData: {
      brandName: brand.name[0],
      productName: product.name[0],
      EAN: product.gtin,
      MPN: product.mpn,
      mappingId: isShopInShop(product) ? product.mpn : '',
      categories: [String(brand.categoryId)],
    },
    components,
  });
}

/** Saves the products of the brands and publishes all but drafts, without those that already exist. Can be aborted between products. */
export async function loadBrands(services: Services, signal: AbortSignal): Promise<void> {
  const { database, blocks } = services;
  const { catalogue } = blocks;
  const user = demoEditor();
  const saver = toSaver(services, user, 'ru');
  const known = await database.query.selectFrom('epack').select('ean').execute();
  const knownCodes = new Set(known.map(({ ean }) => ean));
  const activeEpackage = { locale: defaultLocale, template: defaultTemplate, page: defaultPage };
  const filesOf = new Map(demoBrands.map((brand) => [brand, openBrandFiles(services, user, brand)]));
  for (const [brand, product] of inLoadOrder()) {
    const files = filesOf.get(brand);
    if (!files || knownCodes.has(product.gtin)) continue;
    signal.throwIfAborted();
    const components = await makePages([brand, product], { files, catalogue });
    const structure = { activeEpackage, epackData: toEpackData(brand, product, components) };
    const { id } = await createEpack(database, saver, { structure });
    if (isDraft(product)) continue;
    await publishEpack(services, user, id, { checkPartialUpdate: false }, { language: 'ru' });
  }
}

/** The filled designs first: what is saved last leads the list of packages. Then the first product of each brand, and so on. */
function inLoadOrder(): readonly (readonly [DemoBrand, AnyProduct])[] {
  const place = (of: 'range' | 'products') =>
    demoBrands
      .flatMap((brand) => brand[of].map((product, at) => ({ brand, product, at })))
      .toSorted((one, other) => one.at - other.at)
      .map(({ brand, product }) => [brand, product] as const);
  return [...place('range'), ...place('products')];
}
