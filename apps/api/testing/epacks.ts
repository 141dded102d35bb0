import type { CallBody, contract, WireComponentData } from '@vitrina/api-client/contract';

/** Returns a GTIN with a correct check digit, one per number. */
export function testGtin(number: number): string {
  const digits = `952${String(number).padStart(9, '0')}`;
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}

/** A page with one text in a row. */
export function textPage(text: string): WireComponentData[] {
  const base = { name: 'x', displayName: 'x', type: 'component' as const, props: {} };
  return [
    { ...base, id: 1, parentId: 0, order: 1, componentKey: 'Feature', type: 'feature' },
    {
      ...base,
      id: 2,
      parentId: 1,
      order: 1,
      componentKey: 'Text',
      props: { text: { name: 'text', value: { desktop: text } } },
    },
  ];
}

type Save = CallBody<typeof contract.createEpack>;

/** A complete minisite with one page, ready to publish. */
export function minisite(product: { name?: string; ean?: string; mpn?: string; brand?: string } = {}): Save {
  const { name = 'Kettle', ean = testGtin(1), mpn = 'K-1', brand = 'Acme' } = product;
  return {
    structure: {
      activeEpackage: { locale: 'ru', template: 'master_template', page: 'index.html' },
      epackData: {
        type: 'minisite',
        manifest: {
          createdDate: '2026-11-01T10:00:00',
          version: '1.0',
          author: 'ann',
          tags: ['kitchen'],
          productData: { productName: name, brandName: brand, EAN: ean, MPN: mpn, categories: ['1'] },
          data: { ru: { direction: 'ltr' } },
        },
        components: { ru: { master_template: { 'index.html': textPage(`Hello ${name}`) } } },
        templateConfiguration: {},
        usedFonts: [],
        dataSources: [],
        customComponents: [],
      },
    },
  };
}

/** The address of {@link minisite}'s only page, in the form the components calls take. */
export const firstPage = { lang: 'ru', template: 'master_template', page: 'index.html' };
