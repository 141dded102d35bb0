import { column, feature, page as makePage, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getDeepActiveElement } from '@vitrina/editor-ui/dom';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();
const focused = () => getDeepActiveElement()?.textContent;

test('a dialog that was opened from another one gives the keyboard back to where both came from', async () => {
  await open(makePage(feature(row(column(text('One'), text('Two'))))));
  await userEvent.click(await findBlock(5));
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Search commands and blocks' })).toHaveFocus();
  await userEvent.keyboard('shortcuts{Enter}');
  const sheet = page.getByRole('dialog', { name: /^Keyboard shortcuts/ });
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(focused).toBe('Two');
});

test('a menu gives the keyboard back to its opener', async () => {
  await open(makePage(feature(row(column(text('One'))))));
  const opener = page.getByRole('button', { name: /^Locale/ });
  await opener.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('where the opener is gone, what had the keyboard before it has it again', async () => {
  await open(makePage(feature(row(column(text('One'), text('Two'))))));
  const opener = document.body.appendChild(document.createElement('button'));
  await userEvent.click(await findBlock(5));
  (getDeepActiveElement() as HTMLElement | null)?.blur();
  opener.focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Search commands and blocks' })).toHaveFocus();
  opener.remove();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('Two');
});

test('a block that is drawn anew under a dialog has the keyboard again, not one that had it before', async () => {
  await open(makePage(feature(row(column(text('One'), text('Two'))))));
  await userEvent.click(await findBlock(4));
  const block = await findBlock(5);
  await userEvent.click(block);
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = page.getByRole('combobox', { name: 'Search commands and blocks' });
  await expect.element(palette).toHaveFocus();
  block.replaceWith(block.cloneNode(true));
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
  await expect.poll(focused).toBe('Two');
});

test.for([1440, 900])(
  'properties that are gone with their block leave the keyboard on the page, at %i px',
  async (widthPx) => {
    await page.viewport(widthPx, 800);
    await open(makePage(feature(row(column(text('One'))))));
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox', { name: 'Search commands and blocks' })).toHaveFocus();
    await userEvent.keyboard('video{Enter}');
    const properties = page.getByRole('complementary', { name: 'Properties' });
    const isHidden = properties.getByRole('switch', { name: 'Hide' });
    await expect.element(isHidden).toBeVisible();
    (isHidden.element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect
      .element(properties.getByRole('heading', { name: 'Video', exact: true }))
      .not.toBeInTheDocument();
    await expect.poll(focused).toBe('One');
  },
);

test('properties that lay over the page leave the keyboard on it when they are closed', async () => {
  await page.viewport(900, 800);
  await open(makePage(feature(row(column(text('One'), text('Two'))))));
  await userEvent.click(await findBlock(5));
  const close = page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('button', { name: 'Close' });
  (close.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(close).not.toBeInTheDocument();
  await expect.poll(focused).toBe('Two');
});
