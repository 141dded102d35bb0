import { countUntranslated, readTranslation, stateByComponent } from '@vitrina/block-kit';
import { standardCatalogue } from '@vitrina/block-catalogue';
import {
  applyEpackChange,
  applyPageChange,
  createEpack,
  loadPage,
  pageKey,
  savePage,
  type Epack,
  type Page,
  type PageChange,
} from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { createTestStore } from '../testing/createTestStore.ts';
import { confirmTranslation, translateText } from './translationEdits.ts';

const home = { locale: 'ru', template: 'master_template', page: 'index.html' };
const enHome = { ...home, locale: 'en' };

/** 1 feature: 2 and 3 text, 4 bubbles with two titles and a text. */
const russian = page(
  feature(
    text('Мультиварка'),
    text('Готовит сама'),
    block('Bubbles', {
      bubbles: [
        { title: 'Чаша', text: '' },
        { title: 'Пар', text: 'Клапан' },
      ],
    }),
  ),
);

function addEnglish(source: Page): Epack {
  const epack = createEpack({ type: 'minisite', author: 'editor', now: new Date(0), id: 'p' });
  const result = applyEpackChange(
    { ...epack, pages: { [pageKey(home)]: source } },
    { type: 'addLocale', locale: 'en', sourceLocale: 'ru' },
  );
  if (!result.ok) throw new Error(result.code);
  return result.epack;
}

function change(content: Page, edit: PageChange): Page {
  const result = applyPageChange(content, edit);
  if (!result.ok) throw new Error(result.code);
  return result.page;
}

const say = (id: number, value: string): PageChange => ({
  type: 'updateProperty',
  id,
  name: 'text',
  size: 'desktop',
  value,
});

function read(source: Page, target: Page) {
  const texts = readTranslation({ source, sourceAddress: home, target }, standardCatalogue);
  return texts.map(({ sourceText, state }) => [sourceText, state]);
}

function english(source = russian): Page {
  const copy = addEnglish(source).pages[pageKey(enHome)];
  if (!copy) throw new Error('no page');
  return copy;
}

test('every text of a fresh copy is missing, those in lists too', () => {
  expect(read(russian, english())).toEqual([
    ['Мультиварка', 'missing'],
    ['Готовит сама', 'missing'],
    ['Чаша', 'missing'],
    ['Пар', 'missing'],
    ['Клапан', 'missing'],
  ]);
});

test('a text that was written on the page is done, and stale once its source changes', () => {
  const target = change(english(), say(2, 'Multicooker'));
  expect(read(russian, target)[0]).toEqual(['Мультиварка', 'done']);
  const changed = change(russian, say(2, 'Мультиварка 2'));
  expect(read(changed, target)[0]).toEqual(['Мультиварка 2', 'stale']);
});

test('a copy that nobody touched stays missing when its source changes', () => {
  expect(read(change(russian, say(3, 'Готовит быстро')), english())[1]).toEqual([
    'Готовит быстро',
    'missing',
  ]);
});

test('what is known survives saving and loading', () => {
  const target = change(english(), say(2, 'Multicooker'));
  const { components } = savePage(target, standardCatalogue.rules);
  const loaded = loadPage(JSON.parse(JSON.stringify(components)) as unknown[], standardCatalogue.rules);
  expect(read(russian, loaded.page)).toEqual(read(russian, target));
});

test('a page from before copies knew their source is read by its ids', () => {
  const bare = change(russian, say(2, 'Multicooker'));
  expect(read(russian, bare).slice(0, 2)).toEqual([
    ['Мультиварка', 'done'],
    ['Готовит сама', 'missing'],
  ]);
});

test('a text translated beside its source, or confirmed as it stands, is done; each is one step', () => {
  const epack = addEnglish(russian);
  const store = createTestStore({ opened: { epack, active: enHome } });
  const target = () => store.getState().document.epack.pages[pageKey(enHome)] as Page;
  const textsNow = () =>
    readTranslation({ source: russian, sourceAddress: home, target: target() }, standardCatalogue);
  const find = (words: string) => {
    const found = textsNow().find(({ sourceText }) => sourceText === words);
    if (!found) throw new Error(words);
    return found;
  };
  const old = [find('Пар'), find('Клапан')];
  for (const [at, each] of old.entries())
    store.dispatch(translateText(each, home, ['Steam', 'Valve'][at] ?? ''));
  store.dispatch(confirmTranslation(find('Мультиварка'), home));
  expect(textsNow().map(({ targetText, state }) => [targetText, state])).toEqual([
    ['Мультиварка', 'done'],
    ['Готовит сама', 'missing'],
    ['Чаша', 'missing'],
    ['Steam', 'done'],
    ['Valve', 'done'],
  ]);
  expect(stateByComponent(textsNow())).toEqual(
    new Map([
      [2, 'done'],
      [3, 'missing'],
      [4, 'missing'],
    ]),
  );
  expect(countUntranslated(textsNow())).toBe(2);
  const changed = change(russian, say(2, 'Скороварка'));
  expect(read(changed, target())[0]).toEqual(['Скороварка', 'stale']);
});
