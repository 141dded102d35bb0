import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();
const menu = page.getByRole('button', { name: /^Page / });
const dialog = page.getByRole('dialog');
const choose = async (name: string) => {
  await menu.click();
  await page.getByRole('menuitem', { name }).click();
};
const listed = async () => {
  await menu.click();
  const items = page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  return items.slice(0, items.indexOf('Add a page'));
};

test('pages are added, named, duplicated and ordered by their names, with their file names beside', async () => {
  await open(makePage(feature(text('One'))));
  await findBlock(2);
  await choose('Add a page');
  await dialog.getByLabelText('Name').fill('Доставка');
  await expect.element(dialog.getByText('File: dostavka.html')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toHaveTextContent('PageДоставка');

  await choose('Rename page');
  await dialog.getByLabelText('Name').fill('Delivery');
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toHaveTextContent('PageDelivery');
  expect(await listed()).toEqual(['index.html', 'Deliverydostavka.html']);
  await choose('Move page up');
  expect(await listed()).toEqual(['Deliverydostavka.html', 'index.html']);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await listed()).toEqual(['index.html', 'Deliverydostavka.html']);

  await choose('index.html');
  await expect.poll(() => queryBlock(2)?.textContent).toBe('One');
  await choose('Duplicate page');
  await dialog.getByLabelText('Name').fill('Copy');
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toHaveTextContent('PageCopy');
  await expect.poll(() => queryBlock(2)?.textContent).toBe('One');
  expect(await listed()).toEqual(['index.html', 'Copycopy.html', 'Deliverydostavka.html']);
});
