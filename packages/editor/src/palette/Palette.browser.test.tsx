import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

test('a marked block stands at the top, also at the next visit, until it is marked no more', async () => {
  const first = await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  await page.getByRole('button', { name: 'Image: keep in favorites' }).click();
  await expect.element(page.getByRole('button', { name: 'Favorites' })).toBeVisible();
  await first.unmount();
  await open(makePage(feature(text('One'))));
  const stars = page.getByRole('button', { name: 'Image: keep in favorites', pressed: true });
  await expect.poll(() => stars.elements().length).toBe(2);
  await stars.first().click();
  await expect.element(page.getByRole('button', { name: 'Favorites' })).not.toBeInTheDocument();
});

test('a block that was inserted is found among the recent ones', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await page.getByRole('button', { name: 'Recent' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Image', exact: true }).elements().length).toBe(2);
});

test('what was chosen in the list of blocks is among the recent ones, and stays there', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const picker = page.getByRole('dialog', { name: 'Add a block' });
  await expect.element(picker.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('iframe{Enter}');
  // The inspector of a text has a button of this name too, until the new block is selected.
  const generic = page.getByRole('region', { name: 'Generic', exact: true });
  await generic.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('button', { name: 'Recent' }).click();
  const recent = page.getByRole('region', { name: 'Recent' });
  // Each entry contains the name of the block, then the name of its family.
  const names = () =>
    [...recent.element().querySelectorAll('li > button:first-child')].map((item) => item.textContent);
  await expect.poll(names).toEqual(['LinkGeneric', 'IframeGeneric']);
});

test('blocks of several families with one name are told apart where they are found', async () => {
  await open(makePage(feature()));
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('comparison');
  const charts = page.getByRole('button', { name: 'Comparison chart', exact: true });
  await expect.element(charts.first()).toBeVisible();
  const descriptions = charts.elements().map((chart) => chart.getAttribute('aria-description'));
  expect(descriptions).toEqual(charts.elements().map((chart) => chart.lastElementChild?.textContent));
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
