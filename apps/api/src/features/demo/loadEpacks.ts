import type { EpackDataWire, UploadedFile } from '@vitrina/api-client/contract';
import { categoryIds, demoProducts, storyPage, type DemoProduct } from '@vitrina/demo';
import {
  createEpack as createDocument,
  defaultLocale,
  defaultPage,
  defaultTemplate,
  type Json,
} from '@vitrina/epack-model';

import { createEpack } from '../epacks/createEpack.ts';
import { toSaver } from '../epacks/saver.ts';
import { publishEpack } from '../publishing/publish.ts';
import type { Services } from '../services.ts';
import { demoEditor } from './demoEditor.ts';
import { loadLibrary } from './loadLibrary.ts';

/**
 * Returns an image as the Image block's source: with its dimensions, so that nothing shifts while it loads.
 */
function toSource({ url, widthPx, heightPx, variants }: UploadedFile): Json {
  const widths = variants.map((variant) => ({ src: variant.url, widthPx: variant.widthPx }));
  return { src: url, widthPx, heightPx, ...(widths.length > 0 ? { variants: widths } : {}) };
}

function toEpackData(
  product: DemoProduct & { story: NonNullable<DemoProduct['story']> },
  files: ReadonlyMap<string, UploadedFile>,
): EpackDataWire {
  const { manifest, type, templateConfiguration } = createDocument({
    type: 'minisite',
    author: 'editor',
    now: new Date(),
    id: product.mpn,
  });
  const source = (name: string): Json => {
    const file = files.get(name);
    return file ? toSource(file) : '';
  };
  const pageIn = (locale: 'ru' | 'en') => ({
    [defaultTemplate]: { [defaultPage]: storyPage(product, locale, source) },
  });
  return {
    type,
    templateConfiguration,
    usedFonts: [],
    dataSources: [],
    customComponents: [],
    manifest: {
      ...manifest,
      tags: ['демо', product.category === 'soups' ? 'супы' : 'овощи'],
      data: { [defaultLocale]: { direction: 'ltr' }, en: { direction: 'ltr' } },
      productData: {
        brandName: product.brand,
        productName: product.name.ru,
        EAN: product.gtin,
        MPN: product.mpn,
        categories: [String(categoryIds[product.category])],
      },
    },
    components: { [defaultLocale]: pageIn('ru'), en: pageIn('en') },
  };
}

/** Saves and publishes the demo's products, without those that already exist. */
export async function loadEpacks(services: Services): Promise<void> {
  const user = demoEditor();
  const saver = toSaver(services, user, 'ru');
  const files = await loadLibrary(services, user);
  // The last published product is the first in the list of epacks, like the first in the shop.
  for (const product of demoProducts.toReversed()) {
    const { story } = product;
    if (!story) continue;
    const known = await services.database.query
      .selectFrom('epack')
      .select('id')
      .where('ean', '=', product.gtin)
      .executeTakeFirst();
    const active = { locale: defaultLocale, template: defaultTemplate, page: defaultPage };
    const epackData = toEpackData({ ...product, story }, files);
    const id =
      known?.id ??
      (await createEpack(services.database, saver, { structure: { activeEpackage: active, epackData } })).id;
    await publishEpack(services, user, id, { checkPartialUpdate: false }, { language: 'ru' });
  }
}
