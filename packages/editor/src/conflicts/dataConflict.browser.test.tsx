import { contract, type EpackDataWire } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { savedAnswer } from '../testing/EditorFixture.tsx';
import { setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

test('whose of the package data stands is chosen field by field', async () => {
  const saved: EpackDataWire[] = [];
  await open(
    makePage(feature(text('One'))),
    mockCall(contract.saveEpack, ({ body }) => {
      const { epackData } = body.structure;
      if (body.dataRevision === 2) {
        saved.push(epackData);
        return savedAnswer(2);
      }
      const productData = {
        ...epackData.manifest.productData,
        productName: 'Their grill',
        MPN: 'Their number',
      };
      const theirs = { ...epackData, manifest: { ...epackData.manifest, productData } };
      return mockError(409, { code: 'staleRecord', message: '', data: { theirs, revision: 2 } });
    }),
  );
  await page.getByRole('tab', { name: /^Package data/ }).click();
  await page.getByRole('textbox', { name: 'Product name' }).fill('My grill');
  await page.getByRole('textbox', { name: 'MPN' }).fill('My number');
  await page.getByRole('button', { name: 'Save' }).click();

  const dialog = page.getByRole('dialog', { name: 'Someone else changed the package data' });
  await expect.element(dialog.getByText('Yours: My grill')).toBeVisible();
  await expect.element(dialog.getByText('Theirs: Their grill')).toBeVisible();
  await dialog
    .getByRole('group', { name: 'Which version of Product name' })
    .getByRole('button', { name: 'Theirs' })
    .click();
  await dialog.getByRole('button', { name: 'Save what I chose' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => saved[0]?.manifest.productData)
    .toMatchObject({ productName: 'Their grill', MPN: 'My number' });
  await expect.element(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Their grill');
});
