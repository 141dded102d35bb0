import { readTranslation } from '@vitrina/block-kit';
import {
  applyEpackChange,
  applyPageChange,
  createEpack,
  getChildIds,
  getComponent,
  instantiateDraft,
  pageKey,
  walkPage,
  type Epack,
  type Page,
  type PageChange,
} from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { applyChange, undoEdit } from '../store/edit.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { keepOwn, leaveOut, takeOver, unlink } from './linkEdits.ts';
import { findLinkedSource, listOutdatedCopies } from './listOutdatedCopies.ts';

const master = { locale: 'ru', template: 'master_template', page: 'index.html' };
const tefal = { ...master, template: 'tefal' };
/** 1 feature: 2 heading, 3 and 4 text. */
const content = page(feature(text('Title', { element: 'h1' }), text('Body'), text('Small print')));

function withTefal(copied = content): Epack {
  const epack = createEpack({ type: 'minisite', author: 'editor', now: new Date(0), id: 'p' });
  const before = { ...epack, pages: { [pageKey(master)]: copied } };
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

const remove = (id: number): PageChange => ({ type: 'removeComponent', id });
const keysOf = (outdatedCopies: readonly { readonly key: string }[]) => outdatedCopies.map(({ key }) => key);

function textComponent(value: string) {
  const component = getComponent(page(feature(text(value))), 2);
  if (!component) throw new Error('no text');
  return component;
}

function open(sourcePage: Page, copied = content) {
  const store = createTestStore({ opened: { epack: withTefal(copied), active: tefal } });
  const now = () => store.getState().document.epack.pages[pageKey(tefal)] as Page;
  const outdatedCopies = () => listOutdatedCopies(now(), sourcePage, master);
  const source = { page: sourcePage, address: master };
  const texts = () => getChildIds(now(), 1).map((id) => getComponent(now(), id)?.props.text?.value.desktop);
  return { store, now, outdatedCopies, source, texts };
}

test('a form that is taken over shows what its source shows: the copy here, whatever its number', () => {
  const [form] = instantiateDraft(block('Form', { showOnSuccess: [2, 6] }), 5, 1);
  if (!form) throw new Error('no form');
  const withForm = { type: 'addComponents' as const, parentId: 1, index: 3, components: [form] };
  const { store, now, outdatedCopies, source } = open(edit(content, withForm, insert(6, 'Thanks', 4)));
  store.dispatch(applyChange(insert(9, 'Ours', 0)));
  store.dispatch(takeOver(outdatedCopies(), source));
  const taken = [...walkPage(now())];
  const findId = (value: string) => taken.find(({ props }) => props.text?.value.desktop === value)?.id;
  const shown = taken.find(({ componentKey }) => componentKey === 'Form')?.props.showOnSuccess;
  expect(findId('Thanks')).toBeGreaterThan(9);
  expect(shown?.value.desktop).toEqual([findId('Title'), findId('Thanks')]);
});

test('a property that is taken over names the copies here as well', () => {
  const withForm = page(feature(block('Form', { showOnSuccess: [3] }), text('Title'), text('More')));
  const show = {
    type: 'updateProperty',
    id: 2,
    name: 'showOnSuccess',
    size: 'desktop',
    value: [5, 4],
  } as const;
  const { store, now, outdatedCopies, source } = open(edit(withForm, insert(5, 'Thanks', 3), show), withForm);
  store.dispatch(applyChange(insert(9, 'Ours', 0)));
  store.dispatch(takeOver(outdatedCopies(), source));
  const thanks = [...walkPage(now())].find(({ props }) => props.text?.value.desktop === 'Thanks');
  expect(thanks?.id).toBeGreaterThan(9);
  expect(getComponent(now(), 2)?.props.showOnSuccess?.value.desktop).toEqual([thanks?.id, 4]);
});

test('a copy is not behind, whatever the brand’s preset changed in it', () => {
  const { outdatedCopies, now } = open(content);
  expect(outdatedCopies()).toEqual([]);
  expect(findLinkedSource(withTefal(), now(), tefal)).toEqual(master);
});

test('what the master changed, added and deleted since is listed, and taken over as one step', () => {
  const later = edit(content, say(2, 'New title'), { type: 'removeComponent', id: 3 }, insert(5, 'Added', 1));
  const { store, outdatedCopies, source, texts, now } = open(later);
  expect(outdatedCopies().map(({ kind, key }) => [kind, key])).toEqual([
    ['changed', '2'],
    ['removed', '3'],
    ['added', 'source 5'],
  ]);
  store.dispatch(takeOver(outdatedCopies(), source));
  expect(texts()).toEqual(['New title', 'Added', 'Small print']);
  expect(getComponent(now(), 2)?.props.color?.value.desktop).toBe('#e2001a');
  expect(outdatedCopies()).toEqual([]);
  store.dispatch(undoEdit());
  expect(texts()).toEqual(['Title', 'Body', 'Small print']);
});

test('one block is taken over alone; another is kept as it is', () => {
  const later = edit(content, say(2, 'New title'), say(3, 'New body'));
  const { store, outdatedCopies, source, texts } = open(later);
  const [first, second] = outdatedCopies();
  if (first?.kind !== 'changed' || second?.kind !== 'changed') throw new Error('no outdatedCopies');
  expect(first.props.map(({ name }) => name)).toEqual(['text']);
  store.dispatch(takeOver([first], source));
  expect(texts()).toEqual(['New title', 'Body', 'Small print']);
  store.dispatch(keepOwn(second));
  expect(texts()).toEqual(['New title', 'Body', 'Small print']);
  expect(outdatedCopies()).toEqual([]);
});

test('what was changed here to the same is not behind; what is unlinked never is', () => {
  const later = edit(content, say(2, 'New title'), say(3, 'New body'));
  const { store, outdatedCopies, now } = open(later);
  store.dispatch(unlink(master, [2]));
  expect(outdatedCopies().map(({ key }) => key)).toEqual(['3']);
  store.dispatch(unlink(master));
  expect(outdatedCopies()).toEqual([]);
  expect([...walkPage(now())].every(({ copiedFrom }) => copiedFrom === undefined)).toBe(true);
});

test('what is deleted from the copy is not taken for what the master got since', () => {
  const { store, outdatedCopies } = open(content);
  store.dispatch(applyChange(remove(4), { mergeKey: 'remove' }));
  expect(outdatedCopies()).toEqual([]);
});

test('a block of one’s own does not hide one that the master got under the same id', () => {
  const { store, source, texts } = open(content);
  store.dispatch(applyChange(insert(5, 'Only here', 3), { mergeKey: 'add' }));
  const later = edit(content, insert(5, 'Added', 0));
  const outdatedCopies = () =>
    listOutdatedCopies(store.getState().document.epack.pages[pageKey(tefal)] as Page, later, master);
  expect(keysOf(outdatedCopies())).toEqual(['source 5']);
  store.dispatch(takeOver(outdatedCopies(), { ...source, page: later }));
  expect(texts()).toEqual(['Added', 'Title', 'Body', 'Small print', 'Only here']);
  expect(outdatedCopies()).toEqual([]);
});

test('a page does without what the master got; undone, it is offered again', () => {
  const { store, outdatedCopies, source, texts } = open(
    edit(content, insert(5, 'Added', 1), insert(6, 'More', 2)),
  );
  expect(keysOf(outdatedCopies())).toEqual(['source 5', 'source 6']);
  const [first] = outdatedCopies();
  if (first?.kind !== 'added') throw new Error('no addition');
  store.dispatch(leaveOut(first, source));
  expect(keysOf(outdatedCopies())).toEqual(['source 6']);
  expect(texts()).toEqual(['Title', 'Body', 'Small print']);
  store.dispatch(undoEdit());
  expect(keysOf(outdatedCopies())).toEqual(['source 5', 'source 6']);
});

test('what is taken over twice in a moment is there once', () => {
  const { store, outdatedCopies, source, texts } = open(edit(content, insert(5, 'Added', 1)));
  const seen = outdatedCopies();
  store.dispatch(takeOver(seen, source));
  store.dispatch(takeOver(seen, source));
  expect(texts()).toEqual(['Title', 'Added', 'Body', 'Small print']);
});

test('what was taken over and then unlinked is not offered once more', () => {
  const { store, outdatedCopies, source } = open(edit(content, insert(5, 'Added', 1)));
  store.dispatch(takeOver(outdatedCopies(), source));
  store.dispatch(unlink(master, [5]));
  expect(outdatedCopies()).toEqual([]);
});

test('a locale is behind in its blocks and settings, not in its texts', () => {
  const english = { ...master, locale: 'en' };
  const start = createEpack({ type: 'minisite', author: 'editor', now: new Date(0), id: 'p' });
  const added = applyEpackChange(
    { ...start, pages: { [pageKey(master)]: content } },
    { type: 'addLocale', locale: 'en', sourceLocale: 'ru' },
  );
  if (!added.ok) throw new Error(added.code);
  const store = createTestStore({ opened: { epack: added.epack, active: english } });
  const now = () => store.getState().document.epack.pages[pageKey(english)] as Page;
  expect(findLinkedSource(added.epack, now(), english)).toEqual(master);
  const bold: PageChange = { type: 'updateProperty', id: 3, name: 'weight', size: 'desktop', value: 700 };
  const later = edit(
    content,
    say(2, 'New title'),
    say(3, 'New body'),
    bold,
    remove(4),
    insert(5, 'Added', 1),
  );
  const outdatedCopies = () => listOutdatedCopies(now(), later, master, () => new Set(['text']));
  expect(keysOf(outdatedCopies())).toEqual(['3', '4', 'source 5']);
  const translate = () =>
    readTranslation({ source: later, sourceAddress: master, target: now() }, store.services.catalogue);
  store.dispatch(applyChange(say(3, 'Corps'), { mergeKey: 'type' }));
  expect(translate().map(({ state }) => state)).toEqual(['missing', 'stale']);
  store.dispatch(takeOver(outdatedCopies(), { page: later, address: master }));
  expect(outdatedCopies()).toEqual([]);
  expect(getComponent(now(), 3)?.props.weight?.value.desktop).toBe(700);
  // The added text needs a translation; the text that needed a review still does.
  expect(translate().map(({ targetText, state }) => [targetText, state])).toEqual([
    ['Title', 'missing'],
    ['Added', 'missing'],
    ['Corps', 'stale'],
  ]);
});

test('where the source is no more, the page stands for itself', () => {
  const { pages, ...epack } = withTefal();
  const own = pages[pageKey(tefal)] as Page;
  expect(findLinkedSource({ ...epack, pages: { [pageKey(tefal)]: own } }, own, tefal)).toBeUndefined();
});
