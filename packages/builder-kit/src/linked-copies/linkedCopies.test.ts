import {
  applyEpackChange,
  applyPageChange,
  createEpack,
  getChildIds,
  getComponent,
  pageKey,
  walkPage,
  type Epack,
  type Page,
  type PageChange,
} from '@vitrina/epack-model';
import { feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { undoEdit } from '../store/edit.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { keepOwn, takeOver, unlink } from './linkEdits.ts';
import { findLinkedSource, listLags } from './listLags.ts';

const master = { locale: 'ru', template: 'master_template', page: 'index.html' };
const tefal = { ...master, template: 'tefal' };
/** 1 feature: 2 heading, 3 and 4 text. */
const content = page(feature(text('Title', { element: 'h1' }), text('Body'), text('Small print')));

function withTefal(): Epack {
  const epack = createEpack({ type: 'minisite', author: 'editor', now: new Date(0), id: 'p' });
  const before = { ...epack, pages: { [pageKey(master)]: content } };
  const result = applyEpackChange(before, { type: 'addTemplate', locale: 'ru', template: 'tefal' });
  if (!result.ok) throw new Error(result.code);
  return result.epack;
}

function edit(before: Page, ...changes: PageChange[]): Page {
  return changes.reduce((at, change) => {
    const result = applyPageChange(at, change);
    if (!result.ok) throw new Error(result.code);
    return result.page;
  }, before);
}

const say = (id: number, value: string): PageChange => ({
  type: 'updateProperty',
  id,
  name: 'text',
  size: 'desktop',
  value,
});
const insert = (id: number, value: string, index: number): PageChange => ({
  type: 'addComponents',
  parentId: 1,
  index,
  components: page(feature(text(value))) && [{ ...textComponent(value), id, parentId: 1 }],
});

function textComponent(value: string) {
  const component = getComponent(page(feature(text(value))), 2);
  if (!component) throw new Error('no text');
  return component;
}

function open(sourcePage: Page) {
  const store = createTestStore({ opened: { epack: withTefal(), active: tefal } });
  const now = () => store.getState().document.epack.pages[pageKey(tefal)] as Page;
  const lags = () => listLags(now(), sourcePage, master);
  const source = { page: sourcePage, address: master };
  const texts = () => getChildIds(now(), 1).map((id) => getComponent(now(), id)?.props.text?.value.desktop);
  return { store, now, lags, source, texts };
}

test('a copy is not behind, whatever the brand’s preset changed in it', () => {
  const { lags, now } = open(content);
  expect(lags()).toEqual([]);
  expect(findLinkedSource(now(), tefal)).toEqual(master);
});

test('what the master changed, added and deleted since is listed, and taken over as one step', () => {
  const later = edit(content, say(2, 'New title'), { type: 'removeComponent', id: 3 }, insert(5, 'Added', 1));
  const { store, lags, source, texts, now } = open(later);
  expect(lags().map(({ kind, key }) => [kind, key])).toEqual([
    ['changed', '2'],
    ['removed', '3'],
    ['added', 'source 5'],
  ]);
  store.dispatch(takeOver(lags(), source));
  expect(texts()).toEqual(['New title', 'Added', 'Small print']);
  expect(getComponent(now(), 2)?.props.color?.value.desktop).toBe('#e2001a');
  expect(lags()).toEqual([]);
  store.dispatch(undoEdit());
  expect(texts()).toEqual(['Title', 'Body', 'Small print']);
});

test('one block is taken over alone; another is kept as it is', () => {
  const later = edit(content, say(2, 'New title'), say(3, 'New body'));
  const { store, lags, source, texts } = open(later);
  const [first, second] = lags();
  if (first?.kind !== 'changed' || second?.kind !== 'changed') throw new Error('no lags');
  expect(first.props.map(({ name }) => name)).toEqual(['text']);
  store.dispatch(takeOver([first], source));
  expect(texts()).toEqual(['New title', 'Body', 'Small print']);
  store.dispatch(keepOwn(second, source));
  expect(texts()).toEqual(['New title', 'Body', 'Small print']);
  expect(lags()).toEqual([]);
});

test('what was changed here to the same is not behind; what is unlinked never is', () => {
  const later = edit(content, say(2, 'New title'), say(3, 'New body'));
  const { store, lags, now } = open(later);
  store.dispatch(unlink(master, [2]));
  expect(lags().map(({ key }) => key)).toEqual(['3']);
  store.dispatch(unlink(master));
  expect(lags()).toEqual([]);
  expect([...walkPage(now())].every(({ copiedFrom }) => copiedFrom === undefined)).toBe(true);
});
