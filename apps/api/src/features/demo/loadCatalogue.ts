import type { EpackDataWire, WireComponentData } from '@vitrina/api-client/contract';
import { catalogueProducts, type CatalogueProduct } from '@vitrina/demo';
import {
  createEpack as createDocument,
  defaultLocale,
  defaultPage,
  defaultTemplate,
} from '@vitrina/epack-model';

import { createEpack } from '../epacks/createEpack.ts';
import { toSaver } from '../epacks/saver.ts';
import type { Services } from '../services.ts';
import { demoEditor } from './demoEditor.ts';

/** A draft page with only the product's name. */
function draftPage({ name }: CatalogueProduct): WireComponentData[] {
  const base = { name: '', displayName: '', type: 'component' as const, props: {} };
  const text = { name: 'text', value: { desktop: name.ru } };
  return [
    { ...base, id: 1, parentId: 0, order: 1, componentKey: 'Feature', type: 'feature' },
    { ...base, id: 2, parentId: 1, order: 1, componentKey: 'Text', props: { text } },
  ];
}

function toEpackData(product: CatalogueProduct): EpackDataWire {
  const { manifest, templateConfiguration } = createDocument({
    type: product.type,
    author: 'editor',
    now: new Date(),
    id: product.mpn,
  });
  return {
    type: product.type,
    templateConfiguration,
    usedFonts: [],
    dataSources: [],
    customComponents: [],
    manifest: {
      ...manifest,
      tags: ['демо', 'каталог'],
      data: { [defaultLocale]: { direction: 'ltr' } },
      productData: {
        brandName: product.brand,
        productName: product.name.ru,
        EAN: product.gtin,
        MPN: product.mpn,
        mappingId: product.type === 'sis' ? product.mpn : '',
        categories: [String(product.categoryId)],
      },
    },
    components: { [defaultLocale]: { [defaultTemplate]: { [defaultPage]: draftPage(product) } } },
  };
}

/** Saves the wider catalog, without products that already exist. Can be aborted between products. */
export async function loadCatalogue(services: Services, signal: AbortSignal): Promise<void> {
  const { database } = services;
  const saver = toSaver(services, demoEditor(), 'ru');
  const known = await database.query.selectFrom('epack').select('ean').execute();
  const knownCodes = new Set(known.map(({ ean }) => ean));
  const activeEpackage = { locale: defaultLocale, template: defaultTemplate, page: defaultPage };
  for (const product of catalogueProducts) {
    if (knownCodes.has(product.gtin)) continue;
    signal.throwIfAborted();
    const structure = { activeEpackage, epackData: toEpackData(product) };
    await createEpack(database, saver, { structure });
  }
}
