import { type ContentRules, type Finding, validateEpack, validatePage } from '@vitrina/block-kit';
import {
  applyPageChange,
  createEpack,
  getComponent,
  type Json,
  type Page,
  type PageAddress,
  pageKey,
} from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { standardCatalogue } from './standardCatalogue.ts';

const everywhere = { locale: '', categoryIds: [], severity: 'error' } as const;
const none: ContentRules = {
  bannedWords: [],
  requiredWords: [],
  requiredBlocks: [],
  minImageWidth: null,
  maxPageWeight: null,
  mayIgnore: false,
};
const banned = (words: string, scope: object = {}): ContentRules => ({
  ...none,
  bannedWords: [{ ...everywhere, words, reason: 'Not proven', ...scope }],
});

function findingsOf(
  content: Page,
  rules: ContentRules,
  locale = 'ru',
  categories: readonly string[] = [],
): readonly Finding[] {
  const company = { rules, locale, categories };
  return validatePage(content, standardCatalogue, { template: 'master_template', company });
}

const wordsOf = (content: string, rules: ContentRules, ...rest: [string?, (readonly string[])?]) =>
  findingsOf(page(feature(text(content))), rules, ...rest).map(({ values }) => values?.['word']);

test('a banned word is found as a whole word, in any case, over markup and line breaks', () => {
  const rules = banned('best grill\nлучш*\nлёд');
  expect(wordsOf('<p>The <b>Best</b> grill</p>', rules)).toEqual(['Best grill']);
  expect(wordsOf('<p>Самый Лучший!</p>', rules)).toEqual(['Лучший']);
  expect(wordsOf('<p>Как лед.</p>', rules)).toEqual(['лед']);
  expect(wordsOf('<p>лу\u00ADчшая</p>', rules)).toEqual(['лучшая']);
  expect(wordsOf('<p>best grills, улучшить, ледник</p>', rules)).toEqual([]);
});

test('signs of patterns in a banned word stand for themselves', () => {
  const rules = banned('№1 (в мире)\nc++\n*');
  expect(wordsOf('<p>Гриль №1 (в мире)</p>', rules)).toEqual(['№1 (в мире)']);
  expect(wordsOf('<p>c, ccc</p>', rules)).toEqual([]);
});

test('a replacement mends the word in place and keeps its capital', () => {
  const before = page(feature(text('<p>Best of the best</p>')));
  const [finding] = findingsOf(before, banned('best = good'));
  expect(finding).toMatchObject({ code: 'bannedWord', severity: 'error', componentId: 2, prop: 'text' });
  if (!finding?.fix) throw new Error('There is no fix');
  const after = applyPageChange(before, finding.fix);
  if (!after.ok) throw new Error(after.code);
  expect(getComponent(after.page, 2)?.props['text']?.value.desktop).toBe('<p>Good of the good</p>');
});

test('a replacement leaves tags and addresses alone, and stays text', () => {
  const markup = '<p><a href="https://shop.example/best">best</a> <strong>strong</strong></p>';
  const fixed = (rules: ContentRules) => {
    const [finding] = findingsOf(page(feature(text(markup))), rules);
    return finding?.fix?.type === 'replaceProperty' ? finding.fix.prop?.value.desktop : undefined;
  };
  expect(fixed(banned('best = good'))).toBe(
    '<p><a href="https://shop.example/best">good</a> <strong>strong</strong></p>',
  );
  expect(fixed(banned('strong = R&D <b>'))).toBe(
    '<p><a href="https://shop.example/best">best</a> <strong>R&amp;D &lt;b&gt;</strong></p>',
  );
});

test('no list of words makes the check hang', () => {
  const words = '*a* *a* *a* b\n*a*';
  const long = 'a'.repeat(20_000);
  expect(wordsOf(`${long} ${long} ${long} c`, banned(words))).toEqual([]);
});

test('a word divided by markup has no fix, since that would lose the markup', () => {
  const [finding] = findingsOf(page(feature(text('<p>b<i>es</i>t</p>'))), banned('best = good'));
  expect(finding?.code).toBe('bannedWord');
  expect(finding?.fix).toBeUndefined();
});

test('a rule applies to its locale and its categories', () => {
  const ofLocale = banned('best', { locale: 'ru' });
  expect(wordsOf('best', ofLocale, 'ru-RU')).toEqual(['best']);
  expect(wordsOf('best', ofLocale, 'en')).toEqual([]);
  const ofCategory = banned('best', { categoryIds: [7] });
  expect(wordsOf('best', ofCategory, 'ru', ['7'])).toEqual(['best']);
  expect(wordsOf('best', ofCategory, 'ru', ['8'])).toEqual([]);
});

test('an image narrower than the company wants is found, one of unknown width is not judged', () => {
  const rules: ContentRules = { ...none, minImageWidth: { value: 800, severity: 'warning' } };
  const image = (src: Json) => page(feature(block('Image', { src, alt: 'A grill' })));
  expect(findingsOf(image({ src: '/files/a.webp', widthPx: 320, heightPx: 200 }), rules)).toMatchObject([
    { code: 'imageTooSmall', severity: 'warning', prop: 'src', values: { width: 320, least: 800 } },
  ]);
  expect(findingsOf(image({ src: '/files/a.webp', widthPx: 800, heightPx: 200 }), rules)).toEqual([]);
  expect(findingsOf(image('/files/a.webp'), rules)).toEqual([]);
});

const address: PageAddress = { locale: 'ru', template: 'master_template', page: 'index.html' };
const other: PageAddress = { ...address, page: 'more.html' };

function epackFindings(pages: readonly [PageAddress, Page | undefined][], rules: ContentRules) {
  const epack = createEpack({ type: 'minisite', author: 'A', now: new Date(0), id: 'x' });
  const content = {
    ...epack,
    pages: Object.fromEntries(pages.map(([at, one]) => [pageKey(at), one])) as typeof epack.pages,
  };
  const bytesOf = (source: string) => (source.endsWith('heavy.webp') ? 2_000_000 : 1000);
  return validateEpack(content, standardCatalogue, { rules, bytesOf }).filter(({ code }) =>
    ['requiredWord', 'requiredBlock', 'pageTooHeavy'].includes(code),
  );
}

test('a required word is enough on one page of a template, and is asked for once all are loaded', () => {
  const rules: ContentRules = {
    ...none,
    requiredWords: [{ ...everywhere, words: 'Реклама\nadvertisement', reason: '' }],
  };
  const [without, having] = [page(feature(text('Grill'))), page(feature(text('<b>реклама</b>.')))];
  expect(epackFindings([[address, without]], rules)).toMatchObject([
    { code: 'requiredWord', severity: 'error', page: address, values: { words: 'Реклама, advertisement' } },
  ]);
  expect(
    epackFindings(
      [
        [address, without],
        [other, having],
      ],
      rules,
    ),
  ).toEqual([]);
  expect(
    epackFindings(
      [
        [address, without],
        [other, undefined],
      ],
      rules,
    ),
  ).toEqual([]);
});

test('a required block is asked for in its template alone', () => {
  const rule = (template: string): ContentRules => ({
    ...none,
    requiredBlocks: [{ ...everywhere, componentKey: 'Image', template }],
  });
  const content = page(feature(text('Grill')));
  expect(epackFindings([[address, content]], rule('master_template'))).toMatchObject([
    { code: 'requiredBlock', values: { block: 'Image' } },
  ]);
  expect(epackFindings([[address, content]], rule('ozon_template'))).toEqual([]);
});

test('a page is weighed by its files, each once', () => {
  const rules: ContentRules = { ...none, maxPageWeight: { value: 2500, severity: 'error' } };
  const image = (src: string) => block('Image', { src, alt: 'A grill' });
  const heavy = page(feature(image('/files/heavy.webp'), image('/files/heavy.webp')));
  expect(epackFindings([[address, heavy]], rules)).toEqual([]);
  const limit = { ...none, maxPageWeight: { value: 1999, severity: 'error' } } as const;
  expect(epackFindings([[address, heavy]], limit)).toMatchObject([
    { code: 'pageTooHeavy', values: { kilobytes: 2000, most: 1999 } },
  ]);
});
