import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EpackDataWire, UploadedFile } from '@vitrina/api-client/contract';
import { categoryIds, demoProducts, storyPage, type DemoProduct } from '@vitrina/demo';
import {
  createEpack as createDocument,
  defaultLocale,
  defaultPage,
  defaultTemplate,
  type Json,
} from '@vitrina/epack-model';

import { createEpack } from '../epacks/saveEpack.ts';
import { storeFile } from '../files/storeFile.ts';
import { publishEpack } from '../publishing/publish.ts';
import type { Services } from '../services.ts';
import { demoAssetsFolder } from './assets.ts';
import { demoEditor } from './demoEditor.ts';

/** A picture as the Image block's source: with its dimensions, so that nothing shifts while it loads. */
function toSource({ url, widthPx, heightPx, variants }: UploadedFile): Json {
  const widths = variants.map((variant) => ({ src: variant.url, widthPx: variant.widthPx }));
  return { src: url, widthPx, heightPx, ...(widths.length > 0 ? { variants: widths } : {}) };
}

async function storePictures(services: Services, userId: number): Promise<Map<string, Json>> {
  const sources = new Map<string, Json>();
  const names = demoProducts.flatMap(({ picture, story }) => [picture, story?.serving.picture ?? picture]);
  for (const name of new Set(names)) {
    const bytes = await readFile(join(demoAssetsFolder, name));
    sources.set(name, toSource(await storeFile(services, { name, bytes, userId })));
  }
  return sources;
}

function toEpackData(
  product: DemoProduct & { story: NonNullable<DemoProduct['story']> },
  sources: ReadonlyMap<string, Json>,
): EpackDataWire {
  const { manifest, type, templateConfiguration } = createDocument({
    type: 'minisite',
    author: 'editor',
    now: new Date(),
    id: product.mpn,
  });
  const source = (name: string): Json => sources.get(name) ?? '';
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

/** Saves and publishes the demo's products, each unless it is there already. */
export async function loadEpacks(services: Services): Promise<void> {
  const user = demoEditor();
  const sources = await storePictures(services, user.id);
  // The last published is the first in the list of epacks, as the first is in the shop.
  for (const product of demoProducts.toReversed()) {
    const { story } = product;
    if (!story) continue;
    const known = await services.database.query
      .selectFrom('epack')
      .select('id')
      .where('ean', '=', product.gtin)
      .executeTakeFirst();
    const active = { locale: defaultLocale, template: defaultTemplate, page: defaultPage };
    const epackData = toEpackData({ ...product, story }, sources);
    const id =
      known?.id ??
      (await createEpack(services.database, user, { structure: { activeEpackage: active, epackData } })).id;
    await publishEpack(services, user, id, { checkPartialUpdate: false }, { language: 'ru' });
  }
}
