import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { applyDataChange, type EditorStore, viewActions } from '@vitrina/editor-core/store';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { createSourceRecord, listFacts, unknownProduct } from '@vitrina/page-designs';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { testEpackId } from '../testing/EditorFixture.tsx';
import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

let store: EditorStore | undefined;
const { open, bodiesOf } = setUpEditor({ onOpened: (opened) => (store = opened) });

const kettle = { ...unknownProduct, images: [], name: 'Kettle', description: 'It boils with 1500 W.' };
const record = { content: kettle, ean: '', mpn: '', categories: [], tags: [] };

/** Opens a package whose record now has another name. */
async function openLinked(
  proposals: { text: string; figure?: string }[],
  isModelSet = true,
  second = 'Words',
) {
  await open(
    makePage(feature(text('Kettle'), text(second))),
    mockCall(contract.getSourceRecord, () =>
      dataAnswer({ source: 'Kettles 2026', facts: [...listFacts({ ...kettle, name: 'Kettle 2' })] }),
    ),
    mockCall(contract.listAiActions, () => {
      const action = { id: 'rewrite', name: 'Rewrite', description: '', needsModel: true, values: [] };
      return dataAnswer({
        items: [{ ...action, isAvailable: isModelSet, unavailableReason: null }],
        total: 1,
      });
    }),
    mockCall(contract.proposeTexts, ({ body }) => {
      const items = proposals.map(({ text: proposed, figure }, index) => ({
        key: body.texts[index]?.key ?? '',
        text: proposed,
        sources: ['lead'],
        refusal: figure === undefined ? null : { code: 'figureUnknown' as const, figure },
      }));
      return dataAnswer({ items, total: items.length });
    }),
  );
  const sourceRecord = createSourceRecord(record, 7);
  store?.dispatch(applyDataChange({ type: 'updateManifest', fields: { sourceRecord } }));
}

async function runCommand(name: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await userEvent.keyboard('{Enter}');
}

test('a text that the record has changed is listed, and taken over from there', async () => {
  await openLinked([]);
  await page.getByRole('button', { name: /^Before you publish/ }).click();
  const problem = page.getByText('The record now says “Kettle 2” instead of “Kettle”', { exact: false });
  await expect.element(problem).toBeVisible();
  await page.getByRole('button', { name: 'Fix', exact: true }).click();
  await expect.poll(async () => (await findBlock(2)).textContent).toBe('Kettle 2');
  await expect.element(problem).not.toBeInTheDocument();
});

test('proposed texts name their source, and are applied as one step', async () => {
  await openLinked([{ text: 'Boils fast' }, { text: 'Saves 30 %', figure: '30' }]);
  await runCommand('Write texts from the record');
  const dialog = page.getByRole('dialog', { name: 'Write texts from the record' });
  await expect.element(dialog.getByText('from the record in Kettles 2026', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Propose texts' }).click();
  await expect.element(dialog.getByText('From the record: It boils with 1500 W.').first()).toBeVisible();
  await expect
    .element(dialog.getByText('Can’t be applied: the record does not have the figure 30.'))
    .toBeVisible();
  await expect.element(dialog.getByRole('checkbox').nth(1)).toBeDisabled();
  await dialog.getByRole('button', { name: 'Apply 1 text' }).click();
  await expect.poll(async () => (await findBlock(2)).textContent).toBe('Boils fast');
  expect((await findBlock(3)).textContent).toBe('Words');
  expect(bodiesOf(`/api/constructor/epackages/${testEpackId}/text-proposals`)).toEqual([
    expect.objectContaining({
      task: 'write',
      locale: 'ru',
      texts: [expect.objectContaining({ text: 'Kettle' }), expect.objectContaining({ text: 'Words' })],
    }),
  ]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(async () => (await findBlock(2)).textContent).toBe('Kettle');
});

test('a text of more than 5,000 characters is named, and not asked for', async () => {
  await openLinked([{ text: 'Boils fast' }], true, 'long '.repeat(1001));
  await runCommand('Write texts from the record');
  const dialog = page.getByRole('dialog', { name: 'Write texts from the record' });
  await expect
    .element(dialog.getByText('1 text is longer than 5,000 characters and is skipped: Text'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Propose texts' }).click();
  await dialog.getByRole('button', { name: 'Apply 1 text' }).click();
  expect(bodiesOf(`/api/constructor/epackages/${testEpackId}/text-proposals`)).toMatchObject([
    { texts: [{ text: 'Kettle' }] },
  ]);
});

test('an installation without a language model says so before anything is asked', async () => {
  await openLinked([], false);
  await runCommand('Write texts from the record');
  const dialog = page.getByRole('dialog', { name: 'Write texts from the record' });
  await expect.element(dialog.getByText('No language model is set up', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Propose texts' })).not.toBeInTheDocument();
});

test('the data of the package name its record, and the link can be removed', async () => {
  await openLinked([]);
  store?.dispatch(viewActions.tabOpened('epack-data'));
  await expect
    .element(page.getByText('Filled from a record of Kettles 2026.', { exact: false }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Unlink record' }).click();
  await expect.element(page.getByText('Filled from a record', { exact: false })).not.toBeInTheDocument();
});
