import { answerCalls } from '@vitrina/session/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { page as makePage } from '@vitrina/epack-model/testing';

import { clearDrafts } from '../testing/clearDrafts.ts';
import { EditorFixture, packageHandlers } from '../testing/EditorFixture.tsx';

let restore: () => void;
beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('accessToken', 'token');
  await clearDrafts();
  await page.viewport(1440, 900);
  ({ restore } = answerCalls(...packageHandlers(makePage())));
  await render(<EditorFixture epackId="new" />);
});
afterEach(() => restore());

const name = () => page.getByRole('textbox', { name: 'Product name' });
const errors = () => page.getByText(/cannot be empty/);
const count = () => page.getByRole('img', { name: /problem/ });

test('a new package shows no problem before a key is pressed', async () => {
  await name().click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(name()).not.toHaveFocus();
  expect(errors().elements()).toHaveLength(0);
  expect(count().elements()).toHaveLength(0);
});

test('a new package counts its empty fields once it was begun, and names a field that was emptied', async () => {
  await name().fill('K');
  await expect.element(count()).toBeVisible();
  expect(errors().elements()).toHaveLength(0);
  await name().clear();
  await expect.element(page.getByText('Name cannot be empty in Epack Data')).toBeVisible();
  expect(errors().elements()).toHaveLength(1);
});

test('the other type of a new package shows no problem before a key is pressed', async () => {
  await page.getByRole('button', { name: 'Shop in shop' }).click();
  await page.getByRole('button', { name: 'Minisite' }).click();
  await expect.element(page.getByRole('textbox', { name: 'MPN' })).toBeVisible();
  expect(errors().elements()).toHaveLength(0);
});
