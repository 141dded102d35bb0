import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import { validatePage } from '@vitrina/block-kit';
import { checkPage, createPage, type Page, walkPage } from '@vitrina/epack-model';
import { beforeAll, describe, expect, it } from 'vitest';

import {
  createProductDrafts,
  guessColumnRoles,
  loadDesignTexts,
  pageDesigns,
  type ProductContent,
  readProduct,
  unknownProduct,
  withDesignSamples,
} from './index.ts';
import { fullProduct } from './testing/products.ts';

beforeAll(() => loadDesignTexts(['ru']));

const fill = (product: ProductContent, locale = 'en', design = pageDesigns[0]) =>
  createPage(createProductDrafts(design ?? { filled: [] }, { catalogue, locale }, product));

const textOf = (page: Page) => JSON.stringify([...walkPage(page)].map(({ props }) => props));
const said = (product: ProductContent, locale?: string) => textOf(fill(product, locale));

const products: readonly (readonly [string, ProductContent])[] = [
  ['everything', fullProduct],
  ['only a name', { ...unknownProduct, name: 'Kettle' }],
  ['one image', { ...unknownProduct, name: 'Kettle', images: ['/files/1.jpg'] }],
  ['texts without images', { ...fullProduct, images: [] }],
  ['images without texts', { ...unknownProduct, name: 'Kettle', images: fullProduct.images }],
];

describe.each(pageDesigns)('the page $key', (design) => {
  it.each(products)('filled with %s is sound and says nothing else', (_, product) => {
    const page = fill(product, 'ru', design);
    expect(checkPage(page, { rules: catalogue.rules, template: 'master_template' })).toEqual([]);
    const found = validatePage(page, withDesignSamples(catalogue), { template: 'master_template' });
    expect(found.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('shows everything that is known, once', () => {
    const text = textOf(fill(fullProduct, 'en', design));
    const { images, specifications } = fullProduct;
    for (const image of images) expect(text.split(JSON.stringify(image))).toHaveLength(2);
    for (const { name } of specifications) expect(text).toContain(name);
    const parts = [
      'Kettle &lt;K-1&gt; &amp; Co',
      'boils a liter',
      'stays cool',
      '48 dB',
      'for an hour',
      'stops by itself',
    ];
    expect(parts.filter((part) => text.split(part).length !== 2)).toEqual([]);
  });
});

it('no two pages tell the same product in the same way', () => {
  const shapes = pageDesigns.map((design) =>
    JSON.stringify([...walkPage(fill(fullProduct, 'en', design))].map(({ componentKey }) => componentKey)),
  );
  expect(new Set(shapes).size).toBe(pageDesigns.length);
});

it('keeps a product’s own words in its language', () => {
  const specifications = [{ name: 'Weight', value: '24 cm' }];
  const text = said({ ...unknownProduct, name: 'Benefits', specifications }, 'ru');
  expect(text).toContain('Характеристики');
  for (const own of ['Weight', '24 cm', 'Benefits']) expect(text).toContain(`"${own}"`);
});

describe('columns', () => {
  it('are recognized by their headings', () => {
    expect(
      guessColumnRoles([
        'Product Name',
        'Brand',
        'EAN-13',
        'MPN',
        'Description',
        'Feature 1',
        'Image_URL_2',
        'Weight, kg',
        'Price',
        '',
      ]),
    ).toEqual([
      'name',
      'brand',
      'ean',
      'mpn',
      'description',
      'benefit',
      'image',
      'specification',
      'ignored',
      'ignored',
    ]);
    expect(
      guessColumnRoles([
        'Наименование',
        'Бренд',
        'Штрихкод',
        'Артикул',
        'Описание',
        'Преимущество 1',
        'Фото 1',
        'Вес',
        'Цена',
        'Шаг 2',
      ]),
    ).toEqual([
      'name',
      'brand',
      'ean',
      'mpn',
      'description',
      'benefit',
      'image',
      'specification',
      'ignored',
      'step',
    ]);
  });

  it('give a role for one column only once', () => {
    expect(guessColumnRoles(['Name', 'Title'])).toEqual(['name', 'specification']);
  });
});

describe('a row', () => {
  const read = (cells: Readonly<Record<string, string>>) => {
    const headings = Object.keys(cells);
    const roles = guessColumnRoles(headings);
    const columns = headings.map((heading, index) => ({ heading, role: roles[index] ?? 'ignored' }));
    return readProduct(columns, Object.values(cells));
  };

  it('gives its words without markup, and its images by address or name', () => {
    const { content, ...data } = read({
      Name: ' <b>Kettle</b>\u0000 K-1 ',
      EAN: '4 006381 333931',
      MPN: 'K-1',
      Description: '<p>Boils&nbsp;fast.</p><ul><li>Cool handle</li></ul>',
      Features: 'Quiet\nLight; Small',
      Photos: 'https://a.example/1.jpg, https://a.example/2,3.jpg\nimages/side view.png; ',
      Category: 'Kettles',
      Tags: 'kitchen, tea',
      Color: 'Black',
      Size: '  ',
    });
    expect(data).toEqual({
      ean: '4006381333931',
      mpn: 'K-1',
      categories: ['Kettles'],
      tags: ['kitchen', 'tea'],
    });
    expect(content).toEqual({
      name: 'Kettle K-1',
      brand: '',
      description: 'Boils fast.\nCool handle',
      benefits: ['Quiet', 'Light', 'Small'],
      steps: [],
      specifications: [{ name: 'Color', value: 'Black' }],
      images: ['https://a.example/1.jpg', 'https://a.example/2,3.jpg', 'images/side view.png'],
    });
  });

  it('cannot bring markup or scripts to a page', () => {
    const { content } = read({
      Name: '<img src=x onerror=alert(1)>Kettle',
      Benefit: '<script>alert(1)</script>a < b',
      Size: '"><svg onload=x>',
    });
    const text = said(content);
    expect(text).not.toMatch(/<(?:img|script|svg)/);
    expect(text).toContain('a &lt; b');
  });
});
