import { standardCatalogue } from '@vitrina/block-catalogue';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { createSourceRecord, listFacts, unknownProduct } from '@vitrina/page-designs';
import { expect, test } from 'vitest';

import { applyDataChange } from '../store/editData.ts';
import { undoEdit } from '../store/edit.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { findProblems } from './findProblems.ts';
import { fixProblems } from './fixProblems.ts';
import { takeRecord } from './takeRecord.ts';

const kettle = {
  ...unknownProduct,
  images: [],
  name: 'Kettle',
  brand: 'Acme & Co',
  description: 'It boils.',
};

function openLinked() {
  const store = createTestStore({
    page: page(
      feature(text('Kettle'), text('A <strong>Kettle</strong>'), block('Text', { text: 'Acme &amp; Co' })),
    ),
  });
  const record = { content: kettle, ean: '', mpn: '', categories: [], tags: [] };
  const sourceRecord = createSourceRecord(record);
  store.dispatch(applyDataChange({ type: 'updateManifest', fields: { sourceRecord } }));
  const problems = () =>
    findProblems(store.getState().document, standardCatalogue).filter(
      ({ code }) => code === 'recordOutdated',
    );
  return { store, problems };
}

test('texts of the record that changed are found, and taken over with one action', () => {
  const { store, problems } = openLinked();
  expect(problems(), 'before the record is loaded').toEqual([]);
  store.dispatch(takeRecord(listFacts(kettle)));
  expect(problems(), 'as it was').toEqual([]);
  store.dispatch(takeRecord(listFacts({ ...kettle, name: 'Kettle <2>', brand: 'Acme' })));
  expect(problems()).toMatchObject([
    {
      text: {
        id: 'builder.problem.recordChanged',
        values: { before: 'Kettle', now: 'Kettle <2>', others: 0 },
      },
      target: { kind: 'component', id: 2, propName: 'text' },
    },
    { text: { values: { before: 'Acme & Co', now: 'Acme' } }, target: { id: 4 } },
  ]);
  store.dispatch(fixProblems(problems()));
  expect(problems()).toEqual([]);
  expect(JSON.stringify(store.getState().document.epack.pages)).toContain('Kettle &lt;2&gt;');
});

test('a text taken over and undone is found again, and so is the next change', () => {
  const { store, problems } = openLinked();
  store.dispatch(takeRecord(listFacts({ ...kettle, name: 'Second' })));
  store.dispatch(fixProblems(problems()));
  store.dispatch(takeRecord(listFacts({ ...kettle, name: 'Third' })));
  expect(problems()).toMatchObject([{ text: { values: { before: 'Second', now: 'Third' } } }]);
  store.dispatch(undoEdit());
  expect(problems()).toMatchObject([{ text: { values: { before: 'Kettle', now: 'Third' } } }]);
});

test('a text that the record no longer has is found, without one in its place', () => {
  const { store, problems } = openLinked();
  store.dispatch(takeRecord(listFacts({ ...kettle, brand: '' })));
  const [found] = problems();
  expect(found).toMatchObject({
    text: { id: 'builder.problem.recordRemoved', values: { before: 'Acme & Co' } },
  });
  expect(found).not.toHaveProperty('fix');
});
