import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();
const away = () => mockError(500, { code: 'internal', message: 'Away' });
const prices = { id: 7, name: 'Prices', itemCount: 2 };

test('C6: data sources that cannot be had are none, with what happened and another try', async () => {
  let isAway = true;
  await open(
    makePage(feature(text('One'))),
    mockCall(contract.listDataSources, () => (isAway ? away() : dataAnswer([prices]))),
    mockCall(contract.getDataSource, away),
  );
  await page.getByRole('tab', { name: 'Data sources' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByText('Prices').query()).toBeNull();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Prices')).toBeVisible();

  // One that is taken up and cannot be had says so too, and the package does without it.
  const use = page.getByRole('switch', { name: 'Used in this package' });
  await use.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(use).not.toBeChecked();
});
