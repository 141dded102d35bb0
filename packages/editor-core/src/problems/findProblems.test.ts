import { standardCatalogue } from '@vitrina/block-catalogue';
import { mvideoTemplate, type PageAddress } from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { insertDraft } from '../edits/blockEdits.ts';
import { newDraft } from '../palette/newDraft.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { applyDataChange } from '../store/editData.ts';
import { addSection } from '../sections/sectionEdits.ts';
import { findProblems } from './findProblems.ts';
import { goToProblem } from './goToProblem.ts';

const address: PageAddress = { locale: 'ru', template: 'master_template', page: 'index.html' };

function problemsOf(store: ReturnType<typeof createTestStore>) {
  return findProblems(store.getState().document, standardCatalogue);
}

test('empty data keeps from publishing, and each field is named', () => {
  const found = problemsOf(createTestStore({ page: page(feature(text('a'))) }));
  expect(found.every(({ severity }) => severity === 'error')).toBe(true);
  expect(found.map(({ target }) => target)).toContainEqual({ kind: 'data', field: 'brand' });
});

test('values that cannot be read, links elsewhere and lost blocks lead to their property', () => {
  const blocks = page(
    feature(
      block('Link', { url: 'ftp://shop' }, text('a')),
      block('OzonPicture', { src: '/files/a.webp', altText: 'a', url: 'https://example.com/a' }),
      block('Form', { showOnSuccess: [99] }, text('b')),
    ),
  );
  const found = problemsOf(createTestStore({ page: blocks })).filter(
    ({ target }) => target.kind === 'component',
  );
  expect(found).toEqual([
    expect.objectContaining({
      text: expect.objectContaining({ id: 'blockKit.issue.notLink' }),
      severity: 'error',
      target: { kind: 'component', address, id: 2, propName: 'url' },
    }),
    expect.objectContaining({
      text: expect.objectContaining({ id: 'blockKit.issue.linkHost' }),
      target: { kind: 'component', address, id: 4, propName: 'url' },
    }),
    expect.objectContaining({
      text: expect.objectContaining({ id: 'blockKit.finding.referenceLost' }),
      target: { kind: 'component', address, id: 5, propName: 'showOnSuccess' },
    }),
  ]);
});

test('a value of one size leads to that size', () => {
  const narrow = { name: 'width', value: { desktop: '100px', mobile: 'ever so wide' } };
  const blocks = page(
    feature({
      componentKey: 'Text',
      type: 'component',
      props: { text: { name: 'text', value: { desktop: 'a' } }, width: narrow },
    }),
  );
  const store = createTestStore({ page: blocks });
  const [problem] = problemsOf(store).filter(({ target }) => target.kind === 'component');
  if (problem === undefined) throw new Error('No problem was found');
  expect(problem.target).toEqual({
    kind: 'component',
    address,
    id: 2,
    propName: 'width',
    size: 'mobile',
  });
  store.dispatch(goToProblem(problem.target));
  expect(store.getState().view).toMatchObject({ size: 'mobile', selection: [2], wantedField: 'prop:width' });
});

test('a block as it comes from the palette only has to be filled in', () => {
  const toFillIn = ['needed', 'sampleText', 'emptyBlock', 'emptyContainer', 'alternativeTextMissing'];
  for (const definition of standardCatalogue.definitions) {
    if (!definition.isInPalette) continue;
    const store = createTestStore({ page: page(feature()) });
    if (store.dispatch(insertDraft(newDraft(store, definition)))) continue;
    const found = problemsOf(store).filter(
      ({ target, code }) => target.kind === 'component' && !toFillIn.includes(code),
    );
    expect({ block: definition.key, found }).toEqual({ block: definition.key, found: [] });
  }
});

test('the M.Video template wants its fields filled, and does not hold publishing up', async () => {
  const store = createTestStore({ page: page(feature(text('a'))) });
  await store.dispatch(addSection({ kind: 'template', name: mvideoTemplate }));
  const settings = () => problemsOf(store).filter(({ target }) => target.kind === 'templateSettings');
  expect(settings()).toHaveLength(5);
  expect(settings()[0]).toMatchObject({ severity: 'warning', target: { field: 'altText' } });
  store.dispatch(
    applyDataChange({
      type: 'updateTemplateConfiguration',
      locale: 'ru',
      template: mvideoTemplate,
      configuration: { altText: 'A kettle', buttonText: ' ' },
    }),
  );
  expect(settings()).not.toContainEqual(
    expect.objectContaining({ text: expect.objectContaining({ id: 'builder.mvideo.empty.altText' }) }),
  );
  expect(settings()).toHaveLength(4);
});

test('what may not stand where it does is found with the reason that would refuse it there', () => {
  const store = createTestStore({ page: page(feature(block('Column', {}, text('a')))) });
  const [problem] = problemsOf(store).filter(({ target }) => target.kind === 'component');
  expect(problem).toEqual({
    code: 'model.nesting.childRefuses',
    severity: 'error',
    target: { kind: 'component', address, id: 2 },
    refusal: {
      code: 'model.nesting.childRefuses',
      componentId: 2,
      blockKey: 'Column',
      parentId: 1,
      parentKey: 'Feature',
    },
  });
});

test('an EAN that is none is said, and does not hold publishing up', () => {
  const store = createTestStore({ page: page(feature(text('a'))) });
  const ofEan = (EAN: string) => {
    store.dispatch(applyDataChange({ type: 'updateManifest', productData: { EAN } }));
    return problemsOf(store).filter(({ target }) => target.kind === 'data' && target.field === 'ean');
  };
  expect(ofEan('')).toMatchObject([
    { severity: 'error', text: expect.objectContaining({ id: 'model.epackData.eanEmpty' }) },
  ]);
  expect(ofEan('4006381333932')).toMatchObject([
    { severity: 'warning', text: expect.objectContaining({ id: 'builder.data.eanWrong' }) },
  ]);
  expect(ofEan('4006381333931')).toEqual([]);
});
