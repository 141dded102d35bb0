import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

const popover = block(
  'Popover',
  {},
  block('PopoverTrigger', {}, text('Details')),
  block('PopoverContent', {}, text('Inside')),
);

const heading = (name: string) => page.getByRole('heading', { name, exact: true });

test('a popover shown open closes when a block beside it is selected, and stays open for its own', async () => {
  await open(makePage(feature(popover, text('Beside'))));
  const [element, inside, beside] = [await findBlock(2), await findBlock(6), await findBlock(7)];
  const isOpen = () => element.querySelector('details')?.open;
  await userEvent.click(await findBlock(4));
  await expect.element(heading('Text')).toBeVisible();
  await userEvent.keyboard('{Control>}{ArrowUp}{ArrowUp}{/Control}');
  await expect.element(heading('Popover')).toBeVisible();
  await page.getByRole('combobox', { name: 'State shown on the page' }).click();
  await page.getByRole('option', { name: 'Triggered' }).click();
  await expect.poll(isOpen).toBe(true);
  await userEvent.click(inside);
  await expect.element(heading('Text')).toBeVisible();
  expect(isOpen()).toBe(true);
  await userEvent.click(beside);
  await expect.poll(isOpen).toBe(false);
});
