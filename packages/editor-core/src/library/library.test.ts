import { standardCatalogue } from '@vitrina/block-catalogue';
import {
  getAncestorIds,
  getChildIds,
  getComponent,
  linkedCopy,
  listFixedPartChanges,
  pageKey,
  rootId,
  savePage,
  walkPage,
  type Component,
  type Page,
} from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readClipboard, writeClipboard } from '../clipboard/clipboardText.ts';
import { pasteComponents } from '../clipboard/pasteComponents.ts';
import { duplicateSelected, removeSelected } from '../edits/blockEdits.ts';
import { applyChange, undoEdit } from '../store/edit.ts';
import { viewActions } from '../store/viewSlice.ts';
import { findBlockTargets, listTextBlocks } from '../texts/index.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { alignWithItem, takeSection, toItemComponents } from './createItem.ts';
import { findMisplaced } from './findMisplaced.ts';
import { insertItem } from './insertItem.ts';
import { listLibraryCopies, listOutdatedItems, takeUpdates, unlinkCopy } from './libraryCopies.ts';
import { type LibraryItem, readItem } from './libraryItem.ts';
import { listSlotChoices, toSlots } from './slots.ts';

const { rules } = standardCatalogue;
const address = { locale: 'ru', template: 'master_template', page: 'index.html' };
const publicId = '5b0f8b3e-0000-4000-8000-000000000001';

function toItem(
  section: Page,
  isFree: (key: string) => boolean = () => true,
  more: Partial<LibraryItem> = {},
) {
  const slots = toSlots(section, standardCatalogue, isFree);
  return {
    id: 1,
    publicId,
    kind: 'section' as const,
    name: 'Promise',
    category: '',
    locale: 'ru',
    components: toItemComponents(section, rules),
    slots: Object.fromEntries(Object.entries(slots).map(([id, names]) => [id, [...names]])),
    ...more,
  };
}

function open(start: Page) {
  const store = createTestStore({ page: start, opened: { active: address } });
  const now = () => store.getState().document.epack.pages[pageKey(address)] as Page;
  const outdated = (item: LibraryItem) => listOutdatedItems(now(), [item], 'ru', standardCatalogue);
  const texts = () =>
    [...walkPage(now())].flatMap(({ props }) => (props.text ? [props.text.value.desktop] : []));
  const find = (value: string) =>
    [...walkPage(now())].find(({ props }) => props.text?.value.desktop === value)?.id ?? rootId;
  const say = (id: number, value: string) =>
    store.dispatch(applyChange({ type: 'updateProperty', id, name: 'text', size: 'desktop', value }));
  return { store, now, outdated, texts, find, say };
}

/** A section of a title, which is fixed, and a text, which isn't. */
const section = page(feature(text('Slogan', { weight: 700 }), text('Sample')));
const isFree = (key: string) => key !== '2 text';

test('texts and files of a section are listed in reading order', () => {
  const listed = page(
    feature(text('<b>Bold</b> claim'), block('Image', { src: '/media/a.png', alt: 'Tea' })),
  );
  expect(
    listSlotChoices(listed, standardCatalogue).map(({ kind, excerpt, src }) => [kind, excerpt, src]),
  ).toEqual([
    ['text', 'Bold claim', undefined],
    ['file', '', '/media/a.png'],
  ]);
  expect(toSlots(listed, standardCatalogue, (key) => key === '3 src')[3]).toEqual(['src', 'alt']);
});

test('a copy can change in its slots alone, until it is unlinked', () => {
  const { store, now, find, say, texts } = open(page(feature(text('One'))));
  expect(store.dispatch(insertItem(toItem(section, isFree)))).toBeUndefined();
  expect(texts()).toEqual(['One', 'Slogan', 'Sample']);
  expect(say(find('Slogan'), 'Mine')).toMatchObject({ ok: false, code: 'model.change.fixedPart' });
  expect(say(find('Sample'), 'Mine').ok).toBe(true);
  const wide = {
    type: 'updateProperty',
    id: find('Mine'),
    name: 'weight',
    size: 'desktop',
    value: 400,
  } as const;
  expect(store.dispatch(applyChange(wide)).ok).toBe(false);
  store.dispatch(viewActions.selected([find('Mine')]));
  expect(store.dispatch(removeSelected())).toMatchObject({ code: 'model.change.fixedPart' });
  const [copy] = listLibraryCopies(now());
  if (!copy) throw new Error('no copy');
  store.dispatch(unlinkCopy(copy));
  expect(say(find('Slogan'), 'Free').ok).toBe(true);
  expect(store.dispatch(removeSelected())).toBeUndefined();
  expect(texts()).toEqual(['One', 'Free']);
});

test('a copy as a whole can be moved and removed', () => {
  const { store, now, find, texts } = open(page(feature(text('One'))));
  store.dispatch(insertItem(toItem(section, isFree)));
  const top = getAncestorIds(now(), find('Slogan')).at(-1) ?? rootId;
  expect(store.dispatch(applyChange({ type: 'moveComponent', id: top, parentId: rootId, index: 0 })).ok).toBe(
    true,
  );
  expect(texts()).toEqual(['Slogan', 'Sample', 'One']);
  store.dispatch(viewActions.selected([top]));
  expect(store.dispatch(removeSelected())).toBeUndefined();
  expect(texts()).toEqual(['One']);
});

test('a section that is duplicated or pasted stays linked, as a copy of its own', () => {
  const { store, now, outdated, texts, find, say } = open(page(feature(text('One'))));
  store.dispatch(insertItem(toItem(section, isFree)));
  const top = getAncestorIds(now(), find('Slogan')).at(-1) ?? rootId;
  store.dispatch(viewActions.selected([top]));
  store.dispatch(duplicateSelected());
  const copied = readClipboard(writeClipboard(now(), [top], rules) ?? '');
  store.dispatch(viewActions.selected([]));
  expect(copied && store.dispatch(pasteComponents(copied))).toBeUndefined();
  expect(texts()).toEqual(['One', 'Slogan', 'Sample', 'Slogan', 'Sample', 'Slogan', 'Sample']);
  expect(new Set(listLibraryCopies(now()).map(({ copyId }) => copyId)).size).toBe(3);
  const slogans = [...walkPage(now())].filter(({ props }) => props.text?.value.desktop === 'Slogan');
  expect(slogans.map(({ id }) => say(id, 'Mine').ok)).toEqual([false, false, false]);
  const later = toItem(page(feature(text('New'), text('Sample'))), isFree);
  store.dispatch(takeUpdates(outdated(later)));
  expect(texts().filter((each) => each === 'New')).toHaveLength(3);
});

test('a text that is copied out of a section is free', () => {
  const { store, now, find, say } = open(page(feature(text('One'))));
  store.dispatch(insertItem(toItem(section, isFree)));
  const copied = readClipboard(writeClipboard(now(), [find('Slogan')], rules) ?? '');
  store.dispatch(viewActions.selected([getAncestorIds(now(), find('Slogan')).at(-1) ?? rootId]));
  store.dispatch(removeSelected());
  store.dispatch(viewActions.selected([find('One')]));
  expect(copied && store.dispatch(pasteComponents(copied))).toBeUndefined();
  expect(say(find('Slogan'), 'Mine').ok).toBe(true);
});

test('in another language a section stays linked, and its texts can change', () => {
  const { store, now, outdated, texts, find, say } = open(page(feature(text('One'))));
  store.dispatch(insertItem(toItem(section, isFree)));
  const template = open(linkedCopy(now(), address));
  expect(template.say(template.find('Slogan'), 'Mine').ok).toBe(false);
  const translated = open(linkedCopy(now(), address, 'en'));
  const slogan = translated.find('Slogan');
  const wide = { type: 'updateProperty', id: slogan, name: 'weight', size: 'desktop', value: 400 } as const;
  expect(translated.store.dispatch(applyChange(wide)).ok).toBe(false);
  expect(translated.say(slogan, 'Our slogan').ok).toBe(true);
  expect(getComponent(translated.now(), slogan)?.copiedFrom).toMatchObject({ ...address, id: slogan });
  const later = toItem(page(feature(text('New', { weight: 400 }), text('Sample'), text('Added'))), isFree);
  const context = { item: later, locale: 'en', catalogue: standardCatalogue };
  const [copy] = listLibraryCopies(translated.now());
  translated.store.dispatch(takeUpdates([{ ...context, copyId: copy?.copyId ?? '' }]));
  expect(translated.texts()).toEqual(['One', 'Our slogan', 'Sample', 'Added']);
  expect(getComponent(translated.now(), slogan)).toMatchObject({
    props: { weight: { value: { desktop: 400 } } },
    copiedFrom: { ...address, id: slogan },
  });
  expect([outdated(later).length, texts()[1], say(find('Slogan'), 'x').ok]).toEqual([1, 'Slogan', false]);
});

test('a saved copy is checked for what its section fixes', () => {
  const { store, now, outdated, find, say } = open(page(feature(text('One'))));
  store.dispatch(insertItem(toItem(section, isFree)));
  const before = now();
  const changed = (after: Page) =>
    listFixedPartChanges(before, after, rules).map(({ blockKey, name }) => [blockKey, name]);
  const slogan = find('Slogan');
  say(find('Sample'), 'Mine');
  expect(changed(now())).toEqual([]);
  const force = (change: Parameters<typeof applyChange>[0]) =>
    store.dispatch(applyChange(change, { changesFixedParts: true }));
  force({ type: 'updateProperty', id: slogan, name: 'text', size: 'desktop', value: 'Other' });
  expect(changed(now())).toEqual([['Text', 'text']]);
  store.dispatch(undoEdit());
  force({ type: 'removeComponent', id: slogan });
  expect(changed(now())).toEqual([['Feature', undefined]]);
  store.dispatch(undoEdit());
  store.dispatch(takeUpdates(outdated(toItem(page(feature(text('Sample'), text('New'))), isFree))));
  expect(changed(now())).toEqual([]);
  const [copy] = listLibraryCopies(now());
  if (copy) store.dispatch(unlinkCopy(copy));
  store.dispatch(viewActions.selected([find('New')]));
  store.dispatch(removeSelected());
  expect(changed(now())).toEqual([]);
});

test('an update replaces what is fixed, keeps the slots, and is undone as one step', () => {
  const { store, outdated, texts, find, say } = open(page(feature(text('One'))));
  const item = toItem(section, isFree);
  store.dispatch(insertItem(item));
  say(find('Sample'), 'Mine');
  expect(outdated(item)).toEqual([]);
  const later = toItem(page(feature(text('New slogan'), text('Other sample'), text('Added'))), isFree);
  const [update] = outdated(later);
  if (!update) throw new Error('no update');
  store.dispatch(takeUpdates([update]));
  expect(texts()).toEqual(['One', 'New slogan', 'Mine', 'Added']);
  expect(outdated(later)).toEqual([]);
  store.dispatch(undoEdit());
  expect(texts()).toEqual(['One', 'Slogan', 'Mine']);
});

test('two copies of a section on a page are updated each for itself', () => {
  const { store, outdated, texts, find, say } = open(page(feature(text('One'))));
  store.dispatch(insertItem(toItem(section, isFree)));
  say(find('Sample'), 'First');
  store.dispatch(insertItem(toItem(section, isFree)));
  say(find('Sample'), 'Second');
  const later = toItem(page(feature(text('New'), text('Sample'))), isFree);
  expect(outdated(later)).toHaveLength(2);
  store.dispatch(takeUpdates(outdated(later)));
  expect(texts()).toEqual(['One', 'New', 'First', 'New', 'Second']);
});

test('a section of a template that was removed from the page stays away, and a new one is added', () => {
  const { store, now, outdated, texts } = open(page());
  const sections = (...names: string[]) => page(...names.map((name) => feature(text(name))));
  const fixed = () => false;
  store.dispatch(insertItem(toItem(sections('A', 'B'), fixed, { kind: 'template' })));
  store.dispatch(viewActions.selected(getChildIds(now(), rootId).slice(0, 1)));
  store.dispatch(removeSelected());
  const later = toItem(sections('A2', 'B2', 'C'), fixed, { kind: 'template' });
  store.dispatch(takeUpdates(outdated(later)));
  expect(texts()).toEqual(['B2', 'C']);
  store.dispatch(takeUpdates(outdated(toItem(sections('A3'), fixed, { kind: 'template' }))));
  expect(texts()).toEqual([]);
});

test('no tool offers a text that is fixed', () => {
  const { store, now, find } = open(page(feature(text('One'))));
  store.dispatch(insertItem(toItem(section, isFree)));
  const offered = listTextBlocks(now(), standardCatalogue).flatMap(({ component, texts }) =>
    texts.map(() => component.props.text?.value.desktop),
  );
  expect(offered).toEqual(['One', 'Sample']);
  for (const [name, count] of [
    ['Slogan', 0],
    ['Sample', 1],
  ] as const) {
    store.dispatch(viewActions.selected([find(name)]));
    expect(findBlockTargets(store).targets).toHaveLength(count);
  }
});

test('texts of a section in another language than the page can change', () => {
  const { store, find, say } = open(page(feature(text('One'))));
  store.dispatch(insertItem(toItem(section, isFree, { locale: 'en' })));
  expect(say(find('Slogan'), 'Лозунг').ok).toBe(true);
});

test('saved again, a section keeps the ids of the blocks that are still in it', () => {
  const item = toItem(section, isFree);
  const { store, now } = open(page(feature(text('One'))));
  store.dispatch(insertItem(item));
  const [copy] = listLibraryCopies(now());
  const taken = takeSection(now(), [copy?.id ?? rootId], rules);
  const aligned = alignWithItem(taken, section, publicId, 1_000_000, rules);
  expect([...walkPage(aligned)].map(({ id }) => id)).toEqual([1, 2, 3]);
  const other = page(feature(text('More'), block('Image'), text('Slogan'), text('Last')));
  const ids = [...walkPage(alignWithItem(other, section, publicId, 1_000_000, rules))].map(({ id }) => id);
  expect(ids).toEqual([1, 2, 1_000_000, 3, 1_000_001]);
});

test('a section with a misplaced block is refused by its name', () => {
  const { store, texts } = open(page(feature(text('One'))));
  const broken = page(feature(text('Two'), block('AccordionGroup', {}, text('Loose'))));
  expect(findMisplaced(section, rules)).toBeUndefined();
  const reason = { code: 'model.nesting.parentRefuses', blockKey: 'Text', parentKey: 'AccordionGroup' };
  expect(findMisplaced(broken, rules)).toMatchObject(reason);
  expect(store.dispatch(insertItem(toItem(broken)))).toMatchObject(reason);
  expect(texts()).toEqual(['One']);
});

const leaf = fc.record({
  name: fc.constantFrom('Text', 'Image', 'Divider'),
  value: fc.string({ maxLength: 4 }),
});
const sectionArbitrary = fc
  .array(fc.array(leaf, { maxLength: 4 }), { minLength: 1, maxLength: 3 })
  .map((features) =>
    page(
      ...features.map((leaves) =>
        feature(
          ...leaves.map(({ name, value }) => (name === 'Text' ? text(value) : block(name, { alt: value }))),
        ),
      ),
    ),
  );

test('whatever a section was and becomes: fixed parts are as in the library, slots as in the copy', () => {
  fc.assert(
    fc.property(
      sectionArbitrary,
      sectionArbitrary,
      fc.infiniteStream(fc.boolean()),
      fc.infiniteStream(fc.boolean()),
      (before, changed, freeBefore, freeAfter) => {
        const after = alignWithItem(changed, before, publicId, 1_000_000, rules);
        const { store, now, outdated } = open(page(feature(text('One'))));
        const pick = (stream: Stream) => {
          const known = new Map<string, boolean>();
          return (key: string) => {
            if (!known.has(key)) known.set(key, stream.next().value);
            return known.get(key) ?? false;
          };
        };
        store.dispatch(insertItem(toItem(before, pick(freeBefore))));
        for (const { id, copiedFrom } of walkPage(now()))
          for (const name of copiedFrom?.slots ?? [])
            store.dispatch(
              applyChange({ type: 'updateProperty', id, name, size: 'desktop', value: `own ${id}` }),
            );
        const copied = now();
        const item = toItem(after, pick(freeAfter));
        store.dispatch(takeUpdates(outdated(item)));
        const copies = [...walkPage(now())].filter(({ copiedFrom }) => copiedFrom);
        expect(outdated(item)).toEqual([]);
        const library = readItem(item, rules);
        for (const copy of copies) holdUpdated(copy, copied, library, item);
        expect(copies).toHaveLength([...walkPage(after)].length);
        const written = savePage(now(), rules).components;
        expect(written.find(({ props }) => props.text?.value.desktop === 'One')).toBeDefined();
      },
    ),
    { numRuns: 30 },
  );
});

type Stream = Iterator<boolean, boolean>;

function holdUpdated(copy: Component, before: Page, library: Page, item: LibraryItem): void {
  const original = getComponent(library, copy.copiedFrom?.id ?? rootId);
  expect(original?.componentKey).toBe(copy.componentKey);
  const own = getComponent(before, copy.id);
  const slots = item.slots?.[original?.id ?? rootId] ?? [];
  for (const name of new Set([...Object.keys(copy.props), ...Object.keys(original?.props ?? {})])) {
    const isKept = slots.includes(name) && own?.componentKey === copy.componentKey;
    const expected = isKept ? own.props[name] : original?.props[name];
    expect(copy.props[name]?.value).toEqual(expected?.value);
  }
}
