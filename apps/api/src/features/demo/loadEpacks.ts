import type { EpackDataWire, UploadedFile } from '@vitrina/api-client/contract';
import { demoProducts, storyPage, type DemoProduct } from '@vitrina/demo';
import { defaultLocale, defaultPage, defaultTemplate, type Json } from '@vitrina/epack-model';

import { createEpack } from '../epacks/createEpack.ts';
import { toSaver } from '../epacks/saver.ts';
import { publishEpack } from '../publishing/publish.ts';
import type { Services } from '../services.ts';
import { demoEditor } from './demoEditor.ts';
import { demoPackage } from './demoPackage.ts';
import { toImage } from './toImage.ts';
import { toProductData } from './toProductData.ts';
import { loadLibrary } from './loadLibrary.ts';
import { loadSimplePage } from './loadSimplePage.ts';

function toEpackData(
  product: DemoProduct & { story: NonNullable<DemoProduct['story']> },
  files: ReadonlyMap<string, UploadedFile>,
): EpackDataWire {
  const source = (name: string): Json => {
    const file = files.get(name);
    return file ? toImage(file) : '';
  };
  const pageIn = (locale: 'ru' | 'en') => ({
    [defaultTemplate]: { [defaultPage]: storyPage(product, locale, source) },
  });
  return demoPackage({
    mpn: product.mpn,
    tags: ['демо', product.category === 'soups' ? 'супы' : 'овощи'],
    productData: toProductData(product),
    components: { [defaultLocale]: pageIn('ru'), en: pageIn('en') },
  });
}

/** Saves and publishes the demo's products, without those that already exist. */
export async function loadEpacks(services: Services): Promise<void> {
  const user = demoEditor();
  const saver = toSaver(services, user, 'ru');
  const files = await loadLibrary(services, user);
  // The last published product is the first in the list of epacks, like the first in the shop.
  for (const product of demoProducts.toReversed()) {
    const { story, simple } = product;
    const picture = files.get(product.picture);
    if (simple && picture)
      await loadSimplePage(services, user, { ...product, simple, image: toImage(picture) });
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
