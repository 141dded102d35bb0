import { contract, type Asset } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { answerCalls, dataAnswer, makeProfile, sessionHandlers } from '@vitrina/session/testing';
import { onTestFinished, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { ControlStory } from '../../controls/testing/ControlStory.tsx';

const grill: Asset = {
  id: 1,
  fileId: 'a'.repeat(64),
  kind: 'image' as const,
  name: 'grill.webp',
  url: '/files/grill.webp',
  contentType: 'image/webp',
  sizeBytes: 2048,
  widthPx: 200,
  heightPx: 100,
  variants: [],
  poster: null,
  facts: {},
  alt: '',
  folderId: null,
  license: null,
  createdBy: 'editor',
  createdDate: '2026-03-04T10:00:00.000Z',
  usageCount: 0,
};

const dialog = page.getByRole('dialog', { name: 'Assets library' });
const name = dialog.getByRole('textbox', { name: 'Name' });
const alt = dialog.getByRole('textbox', { name: /^Description/ });

/** Opens the library with one file. Saved changes stay pending until the test releases them. */
async function open() {
  localStorage.setItem('accessToken', 'token');
  let asset = grill;
  const held = Promise.withResolvers<void>();
  const answered = answerCalls(
    ...sessionHandlers(makeProfile()),
    mockCall(contract.listAssetFolders, () => dataAnswer([])),
    mockCall(contract.listAssets, () => dataAnswer({ items: [asset], total: 1 })),
    mockCall(contract.updateAsset, async ({ body }) => {
      await held.promise;
      asset = { ...asset, ...(body as Partial<Asset>) };
      return dataAnswer(asset);
    }),
    mockCall(contract.deleteAsset, () => mockError(409, { code: 'assetInUse', message: 'In use' })),
  );
  onTestFinished(() => {
    answered.restore();
    localStorage.clear();
  });
  await render(<ControlStory block="Image" prop="src" />);
  await page.getByRole('button', { name: 'From the library' }).click();
  await dialog.getByRole('button', { name: /^grill.webp/ }).click();
  await expect.element(name).toHaveValue('grill.webp');
  return { answered, letGo: held.resolve };
}

test('a name that is being typed outlasts the answer about another field', async () => {
  const { answered, letGo } = await open();
  await alt.fill('A grill');
  await userEvent.keyboard('{Enter}');
  await name.fill('Grill');
  letGo();
  await expect.element(dialog.getByText('No description')).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Grill');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await name.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: /^Grill/ })).toBeVisible();
  expect(answered.bodiesOf('/api/constructor/assets/1')).toEqual([{ alt: 'A grill' }, { name: 'Grill' }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a refused deletion says why in its question', async () => {
  await open();
  await dialog.getByRole('button', { name: 'Delete file' }).click();
  const question = page.getByRole('dialog', { name: /grill.webp/ });
  await question.getByRole('button', { name: 'Delete file' }).click();
  await expect.element(question.getByRole('alert')).toBeVisible();
});
