import { feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { saveEpack } from '../saving/saveEpack.ts';
import { addSection } from '../sections/sectionEdits.ts';
import { undoEdit } from '../store/edit.ts';
import { applyDataChange } from '../store/editData.ts';
import { isUnsaved } from '../store/selectors.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { createFakeServer } from '../testing/fakeServer.ts';

const id = '00000000-0000-4000-8000-000000000001';
const template = 'mvideo_template';
const configuration = { altText: 'A kettle', buttonText: 'More', desktopImage: '/files/kettle.webp' };

test('the fields of M.Video’s template are saved with the package and can be undone', async () => {
  const server = createFakeServer(() => ({
    code: 200,
    data: { id, publicId: 'p', pageIndex: [], dataRevision: 1 },
  }));
  const store = createTestStore({ page: page(feature(text('a'))), client: server.client });
  await store.dispatch(addSection({ kind: 'template', name: template }));
  store.dispatch(
    applyDataChange({ type: 'updateTemplateConfiguration', locale: 'ru', template, configuration }),
  );
  expect(isUnsaved(store.getState().document)).toBe(true);
  await store.dispatch(saveEpack());
  expect(server.calls.at(-1)?.body).toMatchObject({
    structure: { epackData: { templateConfiguration: { ru: { [template]: configuration } } } },
  });
  store.dispatch(undoEdit());
  const { templateConfiguration } = store.getState().document.epack;
  expect(templateConfiguration.ru?.[template]?.altText).toBeUndefined();
});
