import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getDeepActiveElement } from '@vitrina/editor-ui/dom';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

test('a whole name leads to its command, and not to a longer name with the same word', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}dk{/Control}');
  await page.getByRole('combobox', { name: 'Search commands and blocks' }).fill('save');
  const options = page.getByRole('listbox', { name: 'Search commands and blocks' }).getByRole('option');
  await expect.element(options.nth(0)).toMatchTextContent(/^Save(Ctrl|⌘)/);
  await expect.element(options.nth(1)).toMatchTextContent(/^Save as a component/);
});

const search = page.getByRole('combobox', { name: 'Search commands and blocks' });

async function runByName(name: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await search.fill(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(search).not.toBeInTheDocument();
}

test('what double clicks do is found by name as well: naming a block, editing its text', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  await runByName('rename');
  await expect.element(page.getByRole('textbox', { name: 'Name of the block' })).toHaveFocus();
  await userEvent.keyboard('Headline{Enter}');
  await expect.element(page.getByRole('treeitem', { name: /^Headline/ })).toHaveFocus();
  await runByName('edit the text');
  await expect.poll(() => getDeepActiveElement()?.getAttribute('aria-label')).toBe('Text on the page');
});

test('a point is added to a block by name, and a block without points says so', async () => {
  await open(makePage(feature(text('One'), block('Bubbles'))));
  await userEvent.click(await findBlock(3));
  const points = page.getByRole('button', { name: /^Point \d+: / });
  const count = points.elements().length;
  await runByName('add a point');
  await expect.poll(() => points.elements().length).toBe(count + 1);
  await userEvent.click(await findBlock(2));
  await runByName('add a point');
  await expect.element(page.getByText('This block takes no more points.').first()).toBeVisible();
});

test('the panels beside the page and the tabs are found by name', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  await runByName('show the history');
  await expect.element(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('Opened')).toBeVisible();
  await runByName('open data sources');
  await expect
    .element(page.getByRole('tab', { name: 'Data sources' }))
    .toHaveAttribute('aria-selected', 'true');
});

test('the sheet of keys names those of a text and of choosing as well', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(sheet.getByText('Ctrl+B')).toBeVisible();
  await expect.element(sheet.getByText('Shift+click')).toBeVisible();
  await expect.element(sheet.getByText('F2')).toBeVisible();
  await expect.element(sheet.getByText('Move the point faster')).toBeVisible();
  await expect.element(sheet.getByText('Move the image')).toBeVisible();
});

test('a block is found by its name in either language and added; where blocks cannot be added none is found', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  await runByName('Изображение');
  expect((await findBlock(3)).dataset.key).toBe('Image');
  await runByName('open data sources');
  await userEvent.keyboard('{Control>}k{/Control}');
  await search.fill('Image');
  await expect.element(page.getByText('No matching command or block. Try other words.')).toBeVisible();
});
