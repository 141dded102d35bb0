import { makeTable } from '@vitrina/editor-core/testing';
import { getDeepActiveElement } from '@vitrina/editor-ui/dom';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

/** 1 feature: 2 and 3 texts, 4 table: 5 row: 6 cell: 7 text. */
const openPage = () => open(makePage(feature(text('One'), text('Two'), makeTable([['a', 'b']]))));

const menu = page.getByRole('menu', { name: 'Actions' });
const item = (name: RegExp) => menu.getByRole('menuitem', { name });
const focusedId = () => Number(getDeepActiveElement()?.closest('[data-block]')?.getAttribute('data-block'));

test('a right press selects the block and offers its commands with their shortcuts', async () => {
  await openPage();
  await userEvent.click(await findBlock(2));
  await userEvent.click(await findBlock(3), { button: 'right' });
  await expect.element(menu).toBeVisible();
  await expect.element(item(/^Duplicate/)).toHaveAttribute('aria-keyshortcuts', 'Control+D');
  await item(/^Duplicate/).click();
  await expect.element(menu).not.toBeInTheDocument();
  expect([...(queryBlock(1)?.children ?? [])].map((block) => block.textContent)).toEqual([
    'One',
    'Two',
    'Two',
    'ab',
  ]);
  await expect.poll(() => getDeepActiveElement()?.textContent).toBe('Two');
});

test('several selected blocks stay selected under a right press on one of them', async () => {
  await openPage();
  await userEvent.click(await findBlock(2));
  await userEvent.click(await findBlock(3), { modifiers: ['Shift'] });
  await userEvent.click(await findBlock(2), { button: 'right' });
  await item(/^Delete/).click();
  await expect.poll(() => queryBlock(1)?.textContent).toBe('ab');
});

test('the keyboard opens the menu at the block, and Escape returns to the block', async () => {
  await openPage();
  await userEvent.click(await findBlock(7));
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(item(/^Insert row below/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.poll(focusedId).toBe(7);
  await userEvent.keyboard('{ContextMenu}');
  await item(/^Insert row below/).click();
  await expect.poll(() => queryBlock(4)?.querySelectorAll('tr')).toHaveLength(2);
  await expect.poll(() => getDeepActiveElement()?.localName).toBe('td');
});

test('a switch shows whether it is on', async () => {
  await openPage();
  await userEvent.click(await findBlock(7), { button: 'right' });
  const header = menu.getByRole('menuitemcheckbox', { name: /^Header row/ });
  await expect.element(header).toBeChecked();
  await header.click();
  await userEvent.click(await findBlock(7), { button: 'right' });
  await expect.element(header).not.toBeChecked();
});

test('a text that is being edited has the browser’s own menu', async () => {
  await openPage();
  await userEvent.dblClick(await findBlock(2));
  await expect.poll(() => getDeepActiveElement()?.getAttribute('role')).toBe('textbox');
  await userEvent.click(await findBlock(2), { button: 'right' });
  await expect.element(menu).not.toBeInTheDocument();
  expect(getDeepActiveElement()?.getAttribute('role')).toBe('textbox');
});

test('a layer has the same menu, and the keyboard returns to the layers', async () => {
  await openPage();
  await page.getByRole('tab', { name: 'Layers' }).click();
  const layer = (name: string) => page.getByRole('treeitem', { name });
  await layer('Text, Two').click({ button: 'right' });
  await item(/^Move up/).click();
  await expect.poll(() => queryBlock(1)?.textContent).toBe('TwoOneab');
  await expect.element(layer('Text, Two')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await item(/^Rename/).click();
  await expect.element(page.getByRole('tree').getByRole('textbox')).toHaveFocus();
});
