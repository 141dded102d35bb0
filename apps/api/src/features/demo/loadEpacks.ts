import type { EpackDataWire, UploadedFile } from '@vitrina/api-client/contract';
import { demoProducts, storyPage, type DemoProduct } from '@vitrina/demo';
import { defaultLocale, defaultPage, defaultTemplate, type Json } from '@vitrina/epack-model';

import { createEpack } from '../epacks/createEpack.ts';
import { toSaver } from '../epacks/saver.ts';
import { publishEpack } from '../publishing/publish.ts';
import type { Services } from '../services.ts';
import { datePackage } from './datePackage.ts';
import { openCalendar } from './demoCalendar.ts';
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
    tags: ['demo', product.category],
    productData: toProductData(product),
    components: { [defaultLocale]: pageIn('ru'), en: pageIn('en') },
  });
}

/** Saves the demo's products, without those that already exist, and publishes them on their days of the calendar. */
export async function loadEpacks(services: Services): Promise<void> {
  const user = demoEditor();
  const saver = toSaver(services, user, 'ru');
  const files = await loadLibrary(services, user);
  const { database, config } = services;
  const calendar = await openCalendar(database.query, config.timeZone);
  // The last published product is the first in the list of epacks, like the first in the shop.
  for (const product of demoProducts.toReversed()) {
    const { story, simple } = product;
    const picture = files.get(product.picture);
    if (simple && picture)
      await loadSimplePage(services, user, { ...product, simple, image: toImage(picture) });
    if (!story) continue;
    const known = await database.query
      .selectFrom('epack')
      .select('id')
      .where('ean', '=', product.gtin)
      .executeTakeFirst();
    const active = { locale: defaultLocale, template: defaultTemplate, page: defaultPage };
    const epackData = toEpackData({ ...product, story }, files);
    const id =
      known?.id ??
      (await createEpack(database, saver, { structure: { activeEpackage: active, epackData } })).id;
    await publishEpack(services, user, id, { checkPartialUpdate: false }, { language: 'ru' });
    await datePackage(database, calendar, id, product.gtin);
  }
}
