import { getComponent, type Json } from '@vitrina/epack-model';
import { block, feature, page } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { runHeadless } from '../commands/runHeadless.ts';
import { writeProp } from '../props/writeProp.ts';
import { undoEdit } from '../store/edit.ts';
import { getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { readSaved } from '../testing/readSaved.ts';
import { addProduct, duplicateProduct, moveProduct, removeProduct } from './productEdits.ts';

const id = 2;

function openChart(titles: readonly string[], values: readonly string[], key = 'OzonComparisonChart') {
  const products = titles.map((title) => ({ title }));
  const rows = [{ label: 'Power', values: [...values] }];
  const store = createTestStore({ page: page(feature(block(key, { products, rows }))) });
  const valueOf = (name: string): readonly Json[] => {
    const current = getActivePage(store.getState());
    const value = current && getComponent(current, id)?.props[name]?.value.desktop;
    return Array.isArray(value) ? value : [];
  };
  const read = () => {
    const names = valueOf('products').map((product) => (product as { title?: string }).title ?? '');
    return [names.join('|'), (valueOf('rows')[0] as { values: string[] }).values.join('|')];
  };
  return { store, read, valueOf };
}

test.each([
  ['an added product', addProduct(id), ['a|b|c|', '1|2|3']],
  ['one added between others', addProduct(id, 1), ['a||b|c', '1||2|3']],
  ['a copy', duplicateProduct(id, 0), ['a|a|b|c', '1|1|2|3']],
  ['a removed product', removeProduct(id, 1), ['a|c', '1|3']],
  ['a product moved forward', moveProduct(id, 0, 2), ['b|c|a', '2|3|1']],
  ['a product moved back', moveProduct(id, 2, 0), ['c|a|b', '3|1|2']],
])('%s takes its values along in one step, and undo returns the same page', (_, edit, expected) => {
  const { store, read } = openChart(['a', 'b', 'c'], ['1', '2', '3']);
  const before = readSaved(store);
  expect(store.dispatch(edit)).toBeUndefined();
  expect(read()).toEqual(expected);
  store.dispatch(undoEdit());
  expect(readSaved(store)).toBe(before);
});

test('a row with fewer values than products keeps each at its product', () => {
  const { store, read } = openChart(['a', 'b', 'c'], ['1']);
  store.dispatch(moveProduct(id, 0, 2));
  expect(read()).toEqual(['b|c|a', '||1']);
});

test('a value without a product does not appear below an added one', () => {
  const { store, read } = openChart(['a'], ['1', 'left over']);
  store.dispatch(addProduct(id));
  expect(read()).toEqual(['a|', '1||left over']);
});

test.each([
  ['OzonComparisonChart', 12],
  ['AmazonComparisonChart', 6],
])('%s takes from one to %i products', (key, max) => {
  const { store, valueOf } = openChart(['a'], ['1'], key);
  expect(store.dispatch(removeProduct(id, 0))).toMatchObject({ code: 'product.last' });
  for (let count = 1; count < max; count++) expect(store.dispatch(addProduct(id))).toBeUndefined();
  expect(store.dispatch(addProduct(id))).toMatchObject({ code: 'product.full', max });
  expect(valueOf('products')).toHaveLength(max);
});

test('a locked comparison keeps its products', () => {
  const { store, read } = openChart(['a', 'b'], ['1', '2']);
  store.dispatch(viewActions.selected([id]));
  runHeadless(store, 'toggleLock');
  expect(store.dispatch(moveProduct(id, 0, 1))).toMatchObject({ code: 'locked' });
  expect(read()).toEqual(['a|b', '1|2']);
});

test('values follow a list of products that is edited as a whole, and stay where one product is edited', () => {
  const { store, read, valueOf } = openChart(['a', 'b', 'c'], ['1', '2', '3']);
  const write = (value: Json[]) =>
    store.dispatch(writeProp([id], { name: 'products', size: 'desktop', value, shown: undefined }));
  const [a = {}, b = {}, c = {}] = valueOf('products');
  write([b, a, c]);
  expect(read()).toEqual(['b|a|c', '2|1|3']);
  write([b, c]);
  expect(read()).toEqual(['b|c', '2|3']);
  write([b, { title: 'd' }]);
  expect(read()).toEqual(['b|d', '2|3']);
});
