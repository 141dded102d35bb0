import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import { templateDraft } from '@vitrina/block-kit';
import { getChildIds, getComponent, type ComponentId, type Page, walkPage } from '@vitrina/epack-model';
import { block, column, feature, image, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { redoEdit, undoEdit } from '../store/edit.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActiveKey, getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { listReplaceOptions, listWrapOptions } from './listOptions.ts';
import { replaceBlock } from './replaceBlock.ts';
import { unwrapSelected, wrapSelected } from './wrapEdits.ts';

function open(content: Page, ...selection: ComponentId[]) {
  const store = createTestStore({ page: content });
  store.dispatch(viewActions.selected(selection));
  const current = () => {
    const shown = getActivePage(store.getState());
    if (!shown) throw new Error('No page');
    return shown;
  };
  /** The blocks inside a component as `Key(children)`. */
  const draw = (id: ComponentId = 0): string =>
    getChildIds(current(), id)
      .map((childId) => {
        const inner = draw(childId);
        const key = getComponent(current(), childId)?.componentKey ?? '';
        return inner === '' ? key : `${key}(${inner})`;
      })
      .join(' ');
  const draftOf = (key: string) => {
    const definition = catalogue.find(key);
    if (!definition) throw new Error(`No ${key}`);
    return templateDraft(definition.create(), catalogue.find);
  };
  const context = () => {
    const found = getNestingContext(store.getState(), catalogue);
    if (!found) throw new Error('No page');
    return found;
  };
  return {
    store,
    draw,
    context,
    active: () => store.getState().view.selection,
    valueOf: (id: ComponentId, name: string) => getComponent(current(), id)?.props[name]?.value.desktop,
    read: () => JSON.stringify([...walkPage(current())]),
    replace: (id: ComponentId, key: string) => store.dispatch(replaceBlock(id, draftOf(key))),
  };
}

/** Runs an edit, and checks that one undo restores the page byte by byte, and redo the edit. */
function once({ store, read }: ReturnType<typeof open>, edit: () => unknown): void {
  const before = read();
  edit();
  const after = read();
  expect(after).not.toBe(before);
  store.dispatch(undoEdit());
  expect(read()).toBe(before);
  store.dispatch(redoEdit());
  expect(read()).toBe(after);
}

/** 1 feature: 2 text, 3 image, 4 text. */
const three = page(feature(text('a'), image(), text('b')));

test('blocks side by side are put into the columns of a row', () => {
  const editor = open(three, 2, 3);
  once(editor, () => expect(editor.store.dispatch(wrapSelected('Row'))).toBeUndefined());
  expect(editor.draw()).toBe('Feature(Row(Column(Text) Column(Image)) Text)');
  expect(editor.draw(editor.active()[0])).toBe('');
});

test('a container without parts has the blocks itself', () => {
  const editor = open(three, 2, 4);
  once(editor, () => expect(editor.store.dispatch(wrapSelected('Form'))).toBeUndefined());
  expect(editor.draw()).toBe('Feature(Form(Text Text) Image)');
});

test('a section is after the section around the blocks', () => {
  const editor = open(three, 3);
  once(editor, () => expect(editor.store.dispatch(wrapSelected('Feature'))).toBeUndefined());
  expect(editor.draw()).toBe('Feature(Text Text) Feature(Image)');
});

test('what can’t be wrapped says why, and changes nothing', () => {
  const editor = open(page(feature(row(column(text('a')), column(text('b'))))), 4, 6);
  const before = editor.read();
  expect(editor.store.dispatch(wrapSelected('Row'))).toEqual({ code: 'notTogether', blockKey: 'Text' });
  editor.store.dispatch(viewActions.lockToggled({ key: getActiveKey(editor.store.getState()), id: 4 }));
  editor.store.dispatch(viewActions.selected([4]));
  expect(editor.store.dispatch(wrapSelected('Row'))).toEqual({ code: 'locked', blockKey: 'Text' });
  expect(editor.read()).toBe(before);
});

test('the list of containers offers a section, and tells why the others don’t fit', () => {
  const { context } = open(three, 2);
  const options = listWrapOptions(context(), [2], { catalogue, query: '', recent: [] });
  const refusalOf = (key: string) => options.find(({ definition }) => definition.key === key)?.refusal?.code;
  const keys = options.map(({ definition }) => definition.key);
  expect(keys).toEqual(expect.arrayContaining(['Feature', 'Row']));
  expect(keys).not.toContain('Text');
  expect([refusalOf('Row'), refusalOf('Feature')]).toEqual([undefined, undefined]);
  expect(refusalOf('Column')).toBe('model.nesting.childRefuses');
});

test('a container is replaced by what is inside, and its columns are removed with it', () => {
  const editor = open(page(feature(text('x'), row(column(text('a'), image()), column(text('b'))))), 3);
  once(editor, () => expect(editor.store.dispatch(unwrapSelected())).toBeUndefined());
  expect(editor.draw()).toBe('Feature(Text Text Image Text)');
});

test('what has no contents or no container isn’t unwrapped', () => {
  const editor = open(three, 2);
  expect(editor.store.dispatch(unwrapSelected())).toEqual({ code: 'nothingInside', blockKey: 'Text' });
  editor.store.dispatch(viewActions.selected([1]));
  expect(editor.store.dispatch(unwrapSelected())).toEqual({ code: 'nowhere.out', blockKey: 'Feature' });
});

test('another block keeps the text, the styles that both have and the place', () => {
  const content = page(
    feature(image(), block('Text', { text: '<b>Quiet</b> & light', padding: { top: '8px' } }), text('b')),
  );
  const editor = open(content, 3);
  once(editor, () => expect(editor.replace(3, 'Quote')).toEqual({ lostCount: 0 }));
  expect(editor.draw()).toBe('Feature(Image Quote Text)');
  // References and comments find the block by its id.
  expect(editor.active()).toEqual([3]);
  const [id = 0] = editor.active();
  expect(editor.valueOf(id, 'padding')).toEqual({ top: '8px' });
  const texts = Object.keys(catalogue.find('Quote')?.ownProps ?? {}).map((name) => editor.valueOf(id, name));
  expect(JSON.stringify(texts)).toContain('Quiet');
});

test('parts of one container become parts of another with their blocks', () => {
  const tabs = block(
    'Tabs',
    {},
    block('TabPanel', { title: 'One' }, text('a')),
    block('TabPanel', { title: 'Two' }, text('b'), image()),
  );
  const editor = open(page(feature(tabs)), 2);
  once(editor, () => expect(editor.replace(2, 'AccordionGroup')).toEqual({ lostCount: 0 }));
  expect(editor.draw()).toBe('Feature(AccordionGroup(Accordion(Text) Accordion(Text Image)))');
  expect(editor.active()).toEqual([2]);
  expect(editor.read()).toMatch(/"One".*"Two"/s);
});

test('what the new block has no place for is counted', () => {
  const editor = open(page(feature(row(column(text('a')), column(image())))), 2);
  once(editor, () => expect(editor.replace(2, 'Divider')).toEqual({ lostCount: 4 }));
  expect(editor.draw()).toBe('Feature(Divider)');
});

test('the block’s own kind isn’t offered in its place', () => {
  const { context } = open(three, 2);
  const keys = listReplaceOptions(context(), 2, { catalogue, query: '', recent: [] }).map(
    ({ definition }) => definition.key,
  );
  expect(keys).toContain('Image');
  expect(keys).not.toContain('Text');
});
