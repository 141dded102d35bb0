import { standardCatalogue } from '@vitrina/block-catalogue';
import { getComponent, pageKey, walkPage } from '@vitrina/epack-model';
import { feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { describeStep } from '../history/describeStep.ts';
import { applyChange, redoEdit, undoEdit } from '../store/edit.ts';
import { getActiveKey, getActivePage } from '../store/selectors.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { addSection, copyTemplateHere } from './sectionEdits.ts';

test('a template copied over another is a step of its history: undo brings back what it replaced, and what was done before', async () => {
  const store = createTestStore({ page: page(feature(text('Master'), text('More'))) });
  await store.dispatch(addSection({ kind: 'template', name: 'shop' }));
  const readTexts = () => {
    const shown = getActivePage(store.getState());
    const components = shown ? [...walkPage(shown)].map(({ id }) => getComponent(shown, id)) : [];
    return components.flatMap((component) => component?.props.text?.value.desktop ?? []);
  };
  store.dispatch(applyChange({ type: 'removeComponent', id: 3 }));
  store.dispatch(
    applyChange({ type: 'updateProperty', id: 2, name: 'text', size: 'desktop', value: 'Shop' }),
  );
  expect(await store.dispatch(copyTemplateHere('master_template'))).toBeUndefined();
  expect(readTexts()).toEqual(['Master', 'More']);
  const { document } = store.getState();
  const step = document.history[getActiveKey(store.getState())]?.steps.at(-1);
  expect(step && describeStep(step, undefined, standardCatalogue).type).toBe('copyTemplate');
  expect(document.updatedPages).toHaveProperty([
    pageKey({ locale: 'ru', template: 'shop', page: 'index.html' }),
  ]);
  store.dispatch(undoEdit());
  expect(readTexts()).toEqual(['Shop']);
  store.dispatch(undoEdit());
  store.dispatch(undoEdit());
  expect(readTexts()).toEqual(['Master', 'More']);
  for (let count = 0; count < 3; count += 1) store.dispatch(redoEdit());
  expect(readTexts()).toEqual(['Master', 'More']);
});
