import { type BlockTemplate, templateDraft } from '@vitrina/block-kit';
import type { DemoProduct, SimpleContent } from '@vitrina/demo';
import {
  createPage,
  defaultLocale,
  defaultPage,
  defaultTemplate,
  type JsonObject,
  savePage,
} from '@vitrina/epack-model';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { createEpack } from '../epacks/createEpack.ts';
import { toSaver } from '../epacks/saver.ts';
import type { Services } from '../services.ts';
import { datePackage } from './datePackage.ts';
import { openCalendar } from './demoCalendar.ts';
import { demoPackage } from './demoPackage.ts';
import { toProductData } from './toProductData.ts';

/** Key of the layout whose parts {@link toParts} has, in order. */
const layout = 'productStory';

type SimpleProduct = DemoProduct & { readonly simple: SimpleContent; readonly image: JsonObject };

/** Returns the parts of the layout, filled. Those with details are off, as in a new page. */
function toParts({ name, simple, image }: SimpleProduct): readonly BlockTemplate[] {
  const { tagline, advantages, specifications } = simple;
  const words = { title: name.ru, text: tagline };
  const opening = { image, altText: name.ru, ...words, textPosition: 'bottom' };
  const part = (key: string, props: JsonObject, isOff = false): BlockTemplate => ({
    key: 'Feature',
    ...(isOff && { props: { hide: true } }),
    children: [{ key, props }],
  });
  return [
    part('FriendlyPictureWithText', opening),
    part('FriendlyTextList', { title: 'Почему его берут', items: advantages.map((each) => ({ ...each })) }),
    part('FriendlySingleLeftImage', words, true),
    part('FriendlySingleRightImage', words, true),
    part('FriendlySpecifications', {
      title: 'О банке',
      specifications: specifications.map((each) => ({ ...each })),
    }),
  ];
}

/** Saves a draft of the simple builder for a product, unless the product has a package. */
export async function loadSimplePage(
  services: Services,
  user: CurrentUser,
  product: SimpleProduct,
): Promise<void> {
  const { blocks, config, database } = services;
  const known = await database.query
    .selectFrom('epack')
    .select('id')
    .where('ean', '=', product.gtin)
    .executeTakeFirst();
  if (known) return;
  const drafts = toParts(product).map((part) => templateDraft(part, blocks.catalogue.find));
  const { components } = savePage(createPage(drafts), blocks.catalogue.rules);
  const epackData = demoPackage({
    mpn: product.mpn,
    tags: ['demo'],
    productData: toProductData(product),
    components: { [defaultLocale]: { [defaultTemplate]: { [defaultPage]: components } } },
    layout,
  });
  const activeEpackage = { locale: defaultLocale, template: defaultTemplate, page: defaultPage };
  const saver = toSaver(services, user, 'ru');
  const { id } = await createEpack(database, saver, { structure: { activeEpackage, epackData } });
  await datePackage(database, await openCalendar(database.query, config.timeZone), id, product.gtin);
}
