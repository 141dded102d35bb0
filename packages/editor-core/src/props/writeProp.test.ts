import { standardCatalogue } from '@vitrina/block-catalogue';
import { getComponent } from '@vitrina/epack-model';
import { feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { getActivePage, getHistoryKey } from '../store/selectors.ts';
import { undoEdit } from '../store/edit.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { listSharedProps } from './listSharedProps.ts';
import { createShownSeveral } from './shownSeveral.ts';
import { writeProp } from './writeProp.ts';

const textBlock = standardCatalogue.find('Text');
const border = textBlock?.props.border;
if (textBlock === undefined || border === undefined) throw new Error('Text has no border');

function openTwo() {
  const one = { border: { width: '1px', color: '#ff0000' } };
  const other = { border: { width: '1px', color: '#0000ff' } };
  const store = createTestStore({ page: page(feature(text('a', one), text('b', other))) });
  const valueOf = (id: number, name: string) => {
    const opened = getActivePage(store.getState());
    return opened && getComponent(opened, id)?.props[name]?.value;
  };
  return { store, valueOf };
}

test('of a mixed value the shared members are shown, and only a changed member is written to each', () => {
  const { store, valueOf } = openTwo();
  const shown = createShownSeveral(store, [2, 3]);
  const reading = shown.read('border', border, 'desktop');
  expect(reading).toMatchObject({ isMixed: true, value: { width: '1px' } });
  const write = { name: 'border', size: 'desktop', shown: reading.value } as const;
  store.dispatch(writeProp([2, 3], { ...write, value: { width: '4px' } }));
  expect(valueOf(2, 'border')).toEqual({ desktop: { width: '4px', color: '#ff0000' } });
  expect(valueOf(3, 'border')).toEqual({ desktop: { width: '4px', color: '#0000ff' } });
  expect(store.getState().document.history[getHistoryKey(store.getState())]?.steps).toHaveLength(1);
  store.dispatch(undoEdit());
  expect(valueOf(3, 'border')).toEqual({ desktop: { width: '1px', color: '#0000ff' } });
});

test('a value for a smaller size leaves the others as they were', () => {
  const { store, valueOf } = openTwo();
  const shown = undefined;
  store.dispatch(writeProp([2, 3], { name: 'fontSize', size: 'mobile', value: 2, shown }));
  expect(valueOf(2, 'fontSize')).toMatchObject({ mobile: 2 });
  expect(valueOf(2, 'fontSize')?.desktop).not.toBe(2);
});

test('a lock of one keeps all as they are', () => {
  const { store, valueOf } = openTwo();
  const key = getHistoryKey(store.getState());
  store.dispatch(viewActions.lockToggled({ key, id: 3 }));
  const write = { name: 'width', size: 'desktop', value: '50%', shown: undefined } as const;
  expect(store.dispatch(writeProp([2, 3], write))).toMatchObject({ code: 'locked' });
  expect(valueOf(2, 'width')).toBeUndefined();
});

test('blocks of different kinds share their common settings, not their texts and files', () => {
  const other = standardCatalogue.find('Image');
  const names = Object.keys(listSharedProps(other ? [textBlock, other] : []));
  expect(names).toEqual(expect.arrayContaining(['width', 'margin', 'border', 'hide']));
  expect(names).not.toEqual(expect.arrayContaining(['text']));
  expect(Object.keys(listSharedProps([textBlock, textBlock]))).toContain('weight');
});
