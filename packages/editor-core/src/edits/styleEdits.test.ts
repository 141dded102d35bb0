import { getComponent } from '@vitrina/epack-model';
import { feature, image, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { runHeadless } from '../commands/runHeadless.ts';
import { undoEdit } from '../store/edit.ts';
import { getActiveKey, getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { readSaved } from '../testing/readSaved.ts';

/** Opens 1 feature: 2 a styled text, 3 and 4 other texts, 5 an image. */
function openStore() {
  const styled = text('a', { color: '#ff0000', textAlign: 'center', margin: { top: '8px' }, hide: true });
  const content = feature(
    styled,
    text('b', { color: '#00ff00', lineHeight: '2' }),
    text('c'),
    image('i.webp'),
  );
  const store = createTestStore({ page: page(content) });
  const select = (...ids: number[]) => store.dispatch(viewActions.selected(ids));
  const valueOf = (id: number, name: string) => {
    const active = getActivePage(store.getState());
    return active && getComponent(active, id)?.props[name]?.value.desktop;
  };
  return { store, select, valueOf, run: (id: string) => runHeadless(store, id) };
}

test('the style of a block is pasted to several others as one step, and nothing but the style', () => {
  const { store, select, valueOf, run } = openStore();
  const before = readSaved(store);
  select(2);
  run('copyStyle');
  select(3, 4, 5);
  run('pasteStyle');
  expect([3, 4].map((id) => valueOf(id, 'color'))).toEqual(['#ff0000', '#ff0000']);
  expect([3, 4].map((id) => valueOf(id, 'text'))).toEqual(['b', 'c']);
  // What the copied block doesn't have is reset, and a block takes only what it has.
  expect(valueOf(3, 'lineHeight')).toBeUndefined();
  expect(valueOf(5, 'margin')).toEqual({ top: '8px' });
  expect(valueOf(5, 'src')).toBe('i.webp');
  expect(valueOf(3, 'hide')).toBeUndefined();
  store.dispatch(undoEdit());
  expect(readSaved(store)).toBe(before);
});

test('there is nothing to paste before a style is copied, and a locked block keeps its own', () => {
  const { store, select, valueOf, run } = openStore();
  select(3);
  expect(() => run('pasteStyle')).toThrow('cannot run now');
  select(2);
  run('copyStyle');
  store.dispatch(viewActions.lockToggled({ key: getActiveKey(store.getState()), id: 3 }));
  select(4, 3);
  expect(() => run('pasteStyle')).toThrow('locked');
  expect([3, 4].map((id) => valueOf(id, 'color'))).toEqual(['#00ff00', undefined]);
});

test('all blocks of the same kind are selected', () => {
  const { store, select, run } = openStore();
  select(3);
  run('selectSame');
  expect(store.getState().view.selection).toEqual([2, 4, 3]);
});
