import { standardCatalogue } from '@vitrina/block-catalogue';
import { describe, expect, it } from 'vitest';

import { refusalsOfAmazon } from '../testing/amazonModel.ts';
import { block, pageOf, pageOfFeatures, picture } from '../testing/pages.ts';
import { validateAmazonDocument } from '../validate.ts';
import { exportAmazon } from './exportAmazon.ts';

const options = { catalogue: standardCatalogue, name: 'Гриль', locale: 'ru' };
const text = (title: string, words = 'Слова') => block('AmazonTitleDescription', { title, text: words });

describe('exportAmazon', () => {
  it('writes title and text with its decorators', () => {
    const { document } = exportAmazon(
      pageOf(text('Гриль', '<p>Шесть <b>программ</b></p><p>Два</p>')),
      options,
    );
    expect(document).toEqual({
      contentDocument: {
        name: 'Гриль',
        contentType: 'EBC',
        locale: 'ru-RU',
        contentModuleList: [
          {
            contentModuleType: 'STANDARD_TEXT',
            standardText: {
              headline: { value: 'Гриль', decoratorSet: [] },
              body: {
                textList: [
                  {
                    value: 'Шесть программ',
                    decoratorSet: [{ type: 'STYLE_BOLD', offset: 6, length: 8, depth: 0 }],
                  },
                  { value: 'Два', decoratorSet: [] },
                ],
              },
            },
          },
        ],
      },
    });
  });

  it('adds texts of the page to the text before them, so that images are within the five modules', () => {
    const words = (html: string, element = 'p') => block('Text', { text: html, element });
    const { document, uploads } = exportAmazon(
      pageOfFeatures(
        [words('Гриль', 'h2'), words('Один'), words('Два')],
        [words('Три')],
        [words('Четыре', 'h2'), words('Пять')],
        [block('Image', { src: picture('grill'), alt: 'Гриль' })],
      ),
      options,
    );
    const modules = document?.contentDocument.contentModuleList ?? [];
    expect(modules.map(({ contentModuleType }) => contentModuleType)).toEqual([
      'STANDARD_TEXT',
      'STANDARD_TEXT',
      'STANDARD_HEADER_IMAGE_TEXT',
    ]);
    expect(JSON.stringify(modules[0]).match(/"value":"[^"]+"/g)).toEqual([
      '"value":"Гриль"',
      '"value":"Один"',
      '"value":"Два"',
      '"value":"Три"',
    ]);
    expect(uploads).toHaveLength(1);
  });

  it('leaves blocks made for one module as they are', () => {
    const { document } = exportAmazon(pageOf(text('', 'Один'), text('', 'Два')), options);
    expect(document?.contentDocument.contentModuleList).toHaveLength(2);
  });

  it.each([
    ['en', 'en-US'],
    ['en-GB', 'en-GB'],
    ['by_ru', 'ru-BY'],
    ['ru', 'ru-RU'],
    ['?', 'en-US'],
  ])('says the locale %s as %s', (locale, tag) => {
    expect(exportAmazon(pageOf(text('T')), { ...options, locale }).document?.contentDocument.locale).toBe(
      tag,
    );
  });

  it('takes five modules and names the blocks left out, the pictures of which are not to be uploaded', () => {
    const blocks = Array.from({ length: 6 }, (_, index) =>
      block('AmazonPicture', { src: picture(`p${index}`), altText: `${index}` }),
    );
    const { document, issues, uploads } = exportAmazon(pageOfFeatures(blocks), options);
    expect(document?.contentDocument.contentModuleList).toHaveLength(5);
    expect(uploads).toHaveLength(5);
    expect(issues).toContainEqual({
      code: 'marketplace.amazon.moduleLeftOut',
      severity: 'error',
      componentId: 7,
    });
    expect(issues).toContainEqual({
      code: 'marketplace.amazon.tooManyModules',
      severity: 'error',
      values: { count: 6, max: 5 },
    });
  });

  it('lists the pictures to upload, each with the largest middle part of its place’s shape', () => {
    const logo = block('AmazonPicture', { src: picture('logo', 1200, 500), altText: 'Logo', isLogo: true });
    const { uploads, document } = exportAmazon(pageOf(logo), options);
    expect(uploads).toEqual([
      {
        uploadDestinationId: 'upload-1',
        src: 'https://files.example/logo.jpg',
        size: { widthPx: 600, heightPx: 180 },
        crop: { widthPx: 1200, heightPx: 360, xPx: 0, yPx: 70 },
        componentId: 2,
        prop: 'src',
      },
    ]);
    expect(JSON.stringify(document)).toContain('"uploadDestinationId":"upload-1"');
  });

  it('cuts an alternative text at 100 characters, and says so at its prop', () => {
    const long = block('AmazonPicture', { src: picture('p'), altText: 'я'.repeat(100) });
    expect(exportAmazon(pageOf(long), options).issues.filter(({ severity }) => severity === 'error')).toEqual(
      [],
    );
    const items = Array.from({ length: 4 }, () => ({
      image: picture('i'),
      altText: '',
      title: 'T',
      text: 'T',
    }));
    const { issues } = exportAmazon(pageOf(block('AmazonIcons', { items })), options);
    expect(issues).toContainEqual({
      code: 'marketplace.amazon.altTextFromTitle',
      severity: 'warning',
      componentId: 2,
      prop: 'items.0.altText',
    });
  });

  it('refuses specifications with fewer than four rows, at their prop', () => {
    const specifications = [{ label: 'Power', description: '2 kW' }];
    const { document, issues } = exportAmazon(
      pageOf(block('AmazonSpecs', { title: '', specifications })),
      options,
    );
    expect(document).toBeUndefined();
    expect(issues).toContainEqual({
      code: 'marketplace.amazon.tooFewSpecs',
      severity: 'error',
      componentId: 2,
      prop: 'specifications',
      values: { count: 1, min: 4 },
    });
  });

  it('gives every product as many metrics as there are labels, a dash where there is none', () => {
    const products = [
      { title: 'A', asin: 'b07n4m94x4', highlight: true },
      { title: 'B', asin: 'nonsense', highlight: false },
    ];
    const rows = [{ label: 'Power', values: ['2 kW'] }];
    const chart = block('AmazonComparisonChart', { title: '', products, rows });
    const { document, issues } = exportAmazon(pageOf(chart), options);
    expect(document?.contentDocument.contentModuleList).toEqual([
      {
        contentModuleType: 'STANDARD_COMPARISON_TABLE',
        standardComparisonTable: {
          metricRowLabels: [{ position: 1, value: 'Power' }],
          productColumns: [
            {
              position: 1,
              title: 'A',
              asin: 'B07N4M94X4',
              highlight: true,
              metrics: [{ position: 1, value: '2 kW' }],
            },
            { position: 2, title: 'B', highlight: false, metrics: [{ position: 1, value: '–' }] },
          ],
        },
      },
    ]);
    expect(issues.map(({ code, prop }) => [code, prop])).toContainEqual([
      'marketplace.amazon.asinInvalid',
      'products.1.asin',
    ]);
  });

  it('compares as many products as Amazon takes, and names those that are left out', () => {
    const products = Array.from({ length: 8 }, (_, at) => ({ title: `Model ${at + 1}` }));
    const rows = [{ label: 'Power', values: products.map((_, at) => `${at} kW`) }];
    const chart = block('FriendlyComparisonChart', { title: '', products, rows });
    const { document, issues } = exportAmazon(pageOf(chart), options);
    const [module] = document?.contentDocument.contentModuleList ?? [];
    expect(module).toMatchObject({ standardComparisonTable: { productColumns: { length: 6 } } });
    expect(issues).toContainEqual(
      expect.objectContaining({
        code: 'marketplace.amazon.tooManyProducts',
        severity: 'error',
        prop: 'products',
        values: { count: 8, max: 6 },
      }),
    );
  });
});

describe('Amazon’s content policy', () => {
  const codesFor = (words: string) =>
    exportAmazon(pageOf(text('T', words)), options)
      .issues.filter(({ code }) => code.startsWith('marketplace.policy.'))
      .map(({ code }) => code.replace('marketplace.policy.', ''));

  it.each([
    ['See https://example.com/x', ['link']],
    ['Наш сайт: пример.рф', ['link']],
    ['Write to help@example.com', ['email']],
    ['Звоните 8 (800) 555-35-35', ['phone']],
    ['Only $19.99', ['price']],
    ['Всего 1 990 руб.', ['price']],
    ['Limited time offer', ['promotion']],
    ['Скидка каждому', ['promotion']],
    ['Free shipping', ['shipping']],
    ['Бесплатная доставка', ['shipping']],
    ['Two-year warranty', ['guarantee']],
    ['Гарантия два года', ['guarantee']],
    ['The new grill', ['time']],
    ['Новинка', ['time']],
    ['Better than others', ['comparison']],
    ['В отличие от других', ['comparison']],
  ])('warns of “%s”', (words, codes) => {
    expect(codesFor(words)).toEqual(codes);
  });

  it.each([
    'Renewed every time, newton by newton, nowhere to go',
    'Шесть программ, 2000 Вт, 30 × 20 см, v1.2.3',
    'Wholesale coffee; акционер; основа обновлена',
    'Model 8-800, 12345678',
  ])('leaves “%s” alone', (words) => {
    expect(codesFor(words)).toEqual([]);
  });

  it('names the prop and the words', () => {
    const list = block('AmazonTextList', { title: '', items: [{ text: 'Fine' }, { text: 'Now cheaper' }] });
    expect(exportAmazon(pageOf(list), options).issues).toContainEqual({
      code: 'marketplace.policy.time',
      severity: 'warning',
      componentId: 2,
      prop: 'items.1.text',
      values: { words: 'Now' },
    });
  });
});

describe('validateAmazonDocument', () => {
  const { document } = exportAmazon(pageOf(text('T')), options);
  const whole = document?.contentDocument;
  const [module] = whole?.contentModuleList ?? [];
  const body = { textList: [{ value: 'T' }] };
  const withDocument = (change: object) => ({ contentDocument: { ...whole, ...change } });
  const withModule = (change: object) => withDocument({ contentModuleList: [{ ...module, ...change }] });
  const comparison = (standardComparisonTable: object) =>
    withDocument({
      contentModuleList: [{ contentModuleType: 'STANDARD_COMPARISON_TABLE', standardComparisonTable }],
    });

  it.each([
    ['an unknown module', withModule({ contentModuleType: 'PREMIUM' })],
    ['a missing locale', withDocument({ locale: undefined })],
    [
      'a text that is too long',
      withModule({ standardText: { headline: { value: 'x'.repeat(10_001) }, body } }),
    ],
  ])('refuses %s, as Amazon’s model does', (_, changed) => {
    expect(validateAmazonDocument(changed)).not.toEqual([]);
    expect(refusalsOfAmazon(JSON.parse(JSON.stringify(changed)))).not.toEqual([]);
  });

  it.each([
    ['an unknown key', withModule({ standardText: { body, color: 'red' } })],
    ['a payload of another type', withModule({ standardProductDescription: { body } })],
    ['a type without its payload', withModule({ standardText: undefined })],
    ['six modules', withDocument({ contentModuleList: Array.from({ length: 6 }, () => module) })],
    ['two products at one position', comparison({ productColumns: [{ position: 1 }, { position: 1 }] })],
    [
      'fewer metrics than labels',
      comparison({
        productColumns: [{ position: 1, metrics: [] }],
        metricRowLabels: [{ position: 1, value: 'x' }],
      }),
    ],
  ])('refuses %s, though Amazon’s model does not', (_, changed) => {
    expect(refusalsOfAmazon(JSON.parse(JSON.stringify(changed)))).toEqual([]);
    expect(validateAmazonDocument(changed)).not.toEqual([]);
  });
});
