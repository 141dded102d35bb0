import { contract, type KeptStep } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { accessibilityProblems } from '@vitrina/block-kit/testing/browser';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { testEpackId } from '../testing/EditorFixture.tsx';
import { findBlock, queryBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open, bodiesOf } = setUpEditor();
const { open: openRussian } = setUpEditor({ locale: 'ru' });

const step: KeptStep = {
  doneDate: '2026-03-04T10:00:00.000Z',
  doneBy: 'anna',
  isDetached: false,
  summary: {
    type: 'updateProperty',
    componentKey: 'Text',
    name: 'Benefits',
    propName: 'color',
    size: 'desktop',
    before: '#000000',
    after: 'var(--kit-accent)',
  },
  entries: [
    {
      change: { type: 'updateProperty', id: 2, name: 'text', size: 'desktop', value: 'New' },
      inverse: { type: 'updateProperty', id: 2, name: 'text', size: 'desktop', value: 'Old' },
    },
  ],
};
const readOnly: KeptStep = {
  ...step,
  isDetached: true,
  doneBy: 'boris',
  summary: { type: 'moveComponent', count: 3 },
};

const answer = mockCall(contract.listPageSteps, () => dataAnswer({ revision: 1, steps: [readOnly, step] }));

test('steps of earlier visits are in words with their authors, and the page returns to them', async () => {
  await open(makePage(feature(text('New'))), answer);
  await findBlock(2);
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.getByRole('tab', { name: 'History' }).click();
  const steps = page.getByRole('list', { name: 'History' });
  await expect.element(steps.getByText('Color of “Benefits”: Black #000000 → Accent')).toBeVisible();
  await expect.element(steps.getByText(/^anna · Mar 4, 2026/)).toBeVisible();
  const earlier = page.getByRole('list', { name: 'Earlier changes' });
  await expect.element(earlier.getByText('Moved: 3 blocks')).toBeVisible();
  expect(earlier.getByRole('button').elements()).toEqual([]);
  expect(await accessibilityProblems(document.querySelector('aside') as HTMLElement)).toEqual([]);

  await steps.getByRole('button', { name: 'Before these changes' }).click();
  await expect.poll(() => queryBlock(2)?.textContent).toBe('Old');
  await steps.getByRole('button', { name: 'Opened' }).click();
  await expect.poll(() => queryBlock(2)?.textContent).toBe('New');
});

test('a step says what was changed, and is kept with the save', async () => {
  await open(makePage(feature(text('New'))), answer);
  await userEvent.click(await findBlock(2));
  const inspector = page.getByRole('complementary', { name: 'Properties' });
  await inspector.getByRole('combobox', { name: 'Font size' }).click();
  await page.getByRole('option', { name: 'Huge · 32 px' }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  const steps = page.getByRole('list', { name: 'History' });
  await expect.element(steps.getByText('Font size of “New”: Normal → Huge')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => bodiesOf(`/api/constructor/epackages/${testEpackId}/steps`))
    .toMatchObject([
      { from: 1, revision: 2, keep: 2, steps: [{ summary: { propName: 'fontSize', after: 7 } }] },
    ]);
});

test('the history is in Russian', async () => {
  await openRussian(makePage(feature(text('New'))), answer);
  await findBlock(2);
  await page.getByRole('tab', { name: 'История' }).click();
  await expect.element(page.getByText('Цвет, «Benefits»: Чёрный #000000 → Акцент')).toBeVisible();
});
