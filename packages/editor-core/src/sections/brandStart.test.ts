import { getComponent, pageKey, walkPage } from '@vitrina/epack-model';
import { feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { createTestStore } from '../testing/createTestStore.ts';
import { addSection } from './sectionEdits.ts';

async function addTefal(content: ReturnType<typeof page>) {
  const store = createTestStore({ page: content });
  await store.dispatch(addSection({ kind: 'template', name: 'tefal' }));
  const tefal =
    store.getState().document.epack.pages[pageKey({ locale: 'ru', template: 'tefal', page: 'index.html' })];
  if (!tefal) throw new Error('no page');
  return [...walkPage(tefal)].map(({ id }) => getComponent(tefal, id));
}

test('a brand’s template starts friendly where the master page is empty', async () => {
  const components = await addTefal(page());
  expect(components.map((component) => component?.componentKey)).toEqual([
    'Feature',
    'Image',
    'Text',
    'Text',
  ]);
  expect(components[2]?.props.color?.value.desktop).toBe('#e2001a');
  expect(components[2]?.props.text?.value.desktop).toBe('Прожарка точно по вашему вкусу');
});

test('a brand’s template is a copy of the master page where that has content', async () => {
  const components = await addTefal(page(feature(text('Ours'))));
  expect(components.map((component) => component?.componentKey)).toEqual(['Feature', 'Text']);
  expect(components[1]?.props.color?.value.desktop).toBe('#3d5165');
});
