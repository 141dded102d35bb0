import {
  type Finding,
  type FindingCode,
  listSampleTexts,
  validateEpack,
  validatePage,
} from '@vitrina/block-kit';
import {
  applyEpackChange,
  applyPageChange,
  createEpack,
  getComponent,
  instantiateDraft,
  type Json,
  loadPage,
  type Page,
  pageKey,
} from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { standardCatalogue } from './standardCatalogue.ts';

function findingsOf(content: Page, template = 'master_template'): readonly Finding[] {
  return validatePage(content, standardCatalogue, { template });
}

function findingsWith(content: Page, code: FindingCode): readonly Finding[] {
  return findingsOf(content).filter((finding) => finding.code === code);
}

const picture = (altText = 'A grill') => ({ image: '/files/grill.webp', altText });

test('a finished page has no findings', () => {
  const finished = page(
    feature(
      text('<p>A <b>grill</b></p>'),
      block('Image', { src: '/files/grill.webp', alt: 'A grill' }),
      block('FriendlySingleLeftImage', { ...picture(), title: 'Grill', text: 'It grills' }),
    ),
  );
  expect(findingsOf(finished)).toEqual([]);
});

test('a text too long to be shown blocks publishing', () => {
  expect(findingsOf(page(feature(text('x'.repeat(100_001)))))).toEqual([
    {
      code: 'tooLong',
      severity: 'error',
      componentId: 2,
      prop: 'text',
      values: { maxLength: 100_000 },
    },
  ]);
});

test('a comparison cell that is too long is named, and the other cells keep their columns', () => {
  const products = ['One', 'Two', 'Three'].map((title) => ({ title, ...picture() }));
  const row = (label: string, ...values: string[]) => ({ label, values });
  const rows = [
    row('Power', 'x'.repeat(251), 'two', 'three'),
    ...['B', 'C', 'D', 'E'].map((label) => row(label, '1', '2', '3')),
  ];
  const content = page(feature(block('OzonComparisonChart', { title: 'Compare', products, rows })));
  expect(findingsOf(content)).toMatchObject([
    { code: 'tooLong', severity: 'error', componentId: 2, prop: 'rows.0.values.0' },
  ]);
  const kind = standardCatalogue.find('OzonComparisonChart')?.ownProps.rows;
  const parsed = kind?.parse(rows);
  expect(parsed?.ok && (parsed.value as readonly { values: readonly string[] }[])[0]?.values).toEqual([
    '',
    'two',
    'three',
  ]);
});

test('a sixth block on an Amazon page blocks publishing', () => {
  const six = page(...Array.from({ length: 6 }, () => feature(text('a'))));
  expect(findingsOf(six, 'amazon_template')).toMatchObject([
    { code: 'model.nesting.amazonLimit', severity: 'error' },
  ]);
});

test('sample texts and empty images of new blocks block publishing, in every language', () => {
  for (const locale of ['en', 'ru']) {
    const rules = standardCatalogue.rulesIn(locale);
    const draft = rules.find('FriendlySingleLeftImage')?.createSubtree();
    if (!draft) throw new Error('The block is unknown');
    const components = instantiateDraft(draft, 2, 1);
    const result = applyPageChange(page(feature()), {
      type: 'addComponents',
      parentId: 1,
      index: 0,
      components,
    });
    if (!result.ok) throw new Error(result.code);
    const found = findingsOf(result.page).map(({ code, severity, prop }) => ({ code, severity, prop }));
    expect(found).toEqual(
      expect.arrayContaining([
        { code: 'needed', severity: 'error', prop: 'image' },
        { code: 'sampleText', severity: 'error', prop: 'text' },
        { code: 'sampleText', severity: 'error', prop: 'title' },
      ]),
    );
  }
});

test('a sentence of a sample list is found in a list that was changed elsewhere, a short word is not', () => {
  const specifications: Json = [
    { label: 'Power', description: '1200 W' },
    { label: 'Weight', description: '3 kg' },
  ];
  const own = page(feature(block('FriendlySpecifications', { title: 'Facts', specifications })));
  expect(findingsWith(own, 'sampleText')).toEqual([]);
  const items: Json = [{ text: 'Sensor that knows how thick the food is' }, { text: 'Our own line' }];
  const mixed = page(feature(block('AmazonTextList', { title: 'List', items })));
  expect(findingsWith(mixed, 'sampleText')).toMatchObject([{ prop: 'items' }]);
});

test('a block of a catalog with other samples is compared with its own', () => {
  const link = standardCatalogue.find('Accordion');
  const samples = listSampleTexts(link ? [link] : [], []);
  const untouched = page(feature(block('Accordion', { title: 'Title' }, text('a'))));
  expect(
    validatePage(untouched, { ...standardCatalogue, sampleTexts: samples }, { template: 'a' }),
  ).toMatchObject([{ code: 'sampleText', prop: 'title' }]);
});

test('an image without alternative text, and an empty text, are worth a look', () => {
  const content = page(feature(block('Image', { src: '/files/grill.webp' }), text('  ')));
  expect(findingsOf(content)).toEqual([
    { code: 'alternativeTextMissing', severity: 'warning', componentId: 2, prop: 'alt' },
    { code: 'emptyBlock', severity: 'warning', componentId: 3 },
  ]);
});

test('a gap inside a list is named by its item', () => {
  const items = [1, 2, 3, 4].map((at) => ({ title: `${at}`, text: 'Text', ...(at === 3 ? {} : picture()) }));
  const content = page(feature(block('FriendlyIcons', { title: 'Icons', items })));
  expect(findingsOf(content)).toEqual([
    { code: 'needed', severity: 'error', componentId: 2, prop: 'items.2.image' },
  ]);
});

test('a hidden block is not asked to be filled in', () => {
  expect(findingsOf(page(feature(text('a'), block('Image', { hide: true }))))).toEqual([]);
  expect(findingsOf(page(feature(text('a'), block('Row', { hide: true }, block('Image')))))).toEqual([]);
  expect(findingsWith(page(feature(text('a'), block('Row', {}, block('Image')))), 'needed')).toHaveLength(1);
});

test('what is not shown is told: an unknown block, a value for a size, elements in a text', () => {
  const wire = [
    { id: 1, name: 'Feature', componentKey: 'Feature', type: 'feature', parentId: 0 },
    { id: 2, name: 'Hologram', componentKey: 'Hologram', parentId: 1, props: { text: 'Lost' } },
    {
      id: 3,
      name: 'Accordion',
      componentKey: 'Accordion',
      parentId: 1,
      props: { title: { name: 'title', value: { desktop: 'More', mobile: 'Less' } } },
    },
    {
      id: 4,
      name: 'Text',
      componentKey: 'Text',
      parentId: 3,
      props: { text: { name: 'text', value: { desktop: 'A <img src="/files/a.png"> b' } } },
    },
  ];
  const { page: loaded } = loadPage(wire, standardCatalogue.rules);
  const found = findingsOf(loaded);
  expect(found).toMatchObject([
    { code: 'unknownBlock', severity: 'error', componentId: 2, values: { key: 'Hologram' } },
    { code: 'sizeIgnored', severity: 'warning', componentId: 3, prop: 'title', size: 'mobile' },
    { code: 'markupLost', severity: 'warning', componentId: 4, values: { tags: 'img' } },
  ]);
});

test('a fix mends what it belongs to', () => {
  const content = page(feature(block('Form', { showOnSuccess: [3, 99] }, text('a')), block('Row', {})));
  const fixes = findingsOf(content).flatMap(({ fix }) => (fix ? [fix] : []));
  expect(fixes).toHaveLength(2);
  const mended = fixes.reduce((current, fix) => {
    const result = applyPageChange(current, fix);
    if (!result.ok) throw new Error(result.code);
    return result.page;
  }, content);
  expect(findingsOf(mended)).toEqual([]);
  expect(getComponent(mended, 2)?.props.showOnSuccess?.value.desktop).toEqual([3]);
});

test('files that no longer exist are named', () => {
  const content = page(feature(block('Image', { src: '/files/gone.webp', alt: 'A grill' })));
  const context = { template: 'master_template', hasFile: (source: string) => source !== '/files/gone.webp' };
  expect(validatePage(content, standardCatalogue, context)).toEqual([
    {
      code: 'fileMissing',
      severity: 'error',
      componentId: 2,
      prop: 'src',
      size: 'desktop',
      values: { file: '/files/gone.webp' },
    },
  ]);
});

test('a locale without translations is told with its number of texts, and empty data by its fields', () => {
  const epack = createEpack({ type: 'minisite', author: 'editor', now: new Date(0), id: 'p' });
  const home = { locale: 'ru', template: 'master_template', page: 'index.html' };
  const source = page(feature(...Array.from({ length: 44 }, (_, at) => text(`Текст ${at}`))));
  const result = applyEpackChange(
    { ...epack, pages: { [pageKey(home)]: source } },
    { type: 'addLocale', locale: 'en', sourceLocale: 'ru' },
  );
  if (!result.ok) throw new Error(result.code);
  const found = validateEpack(result.epack, standardCatalogue);
  expect(found).toContainEqual({
    code: 'untranslated',
    severity: 'warning',
    values: { count: 44 },
    page: { ...home, locale: 'en' },
  });
  expect(found).toContainEqual({ code: 'model.epackData.brandEmpty', severity: 'error' });
});
