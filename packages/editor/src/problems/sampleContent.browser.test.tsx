import { standardCatalogue } from '@vitrina/block-catalogue';
import type { ComponentDraft } from '@vitrina/epack-model';
import { block, feature, page as content, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../testing/openEditor.tsx';

const editor = setUpEditor();

/** A block as the palette inserts it. */
const fresh = (key: string): ComponentDraft =>
  standardCatalogue.rules.find(key)?.createSubtree() ?? block(key);

const outlineOf = (id: number) => getComputedStyle(queryBlock(id) as HTMLElement).outlineStyle;

test('a block with its sample text is marked on the page until the text is replaced', async () => {
  await editor.open(content(feature(fresh('FriendlyTitleDescription'), text('Mine'))));
  await findBlock(2);
  await expect.poll(() => outlineOf(2)).toBe('dashed');
  expect(outlineOf(3)).toBe('none');
  await userEvent.click(await findBlock(2));
  for (const name of ['Title', 'Text'])
    await page
      .getByRole('complementary', { name: 'Properties' })
      .getByRole('textbox', { name, exact: true })
      .fill('Own');
  await expect.poll(() => outlineOf(2)).toBe('none');
});

test('F8 leads to the field of the first problem, also from a text field', async () => {
  await editor.open(content(feature(fresh('FriendlyTitleDescription'))));
  await userEvent.click(await findBlock(2));
  await page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('textbox', { name: 'Title', exact: true })
    .click();
  await userEvent.keyboard('{F8}');
  await expect
    .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
    .toBe('data:tags');
});
