import { accessibilityProblems } from '@vitrina/block-kit/testing/browser';
import { feature, image, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();
const tree = page.getByRole('tree', { name: 'Layers' });
const search = page.getByRole('searchbox', { name: 'Search layers' });
const listed = () =>
  tree
    .getByRole('treeitem')
    .elements()
    .map((row) => row.getAttribute('aria-label'));

async function openLayers() {
  await open(
    makePage(
      feature(text('Benefits'), text('Quiet')),
      feature(text('Delivery'), image('/files/kettle.webp', { alt: '' })),
    ),
  );
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect.element(tree).toBeVisible();
}

test('layers are found by text and by kind, with the blocks around them', async () => {
  await openLayers();
  await search.fill('quiet');
  await expect.poll(listed).toEqual(['Section, Benefits', 'Text, Quiet']);
  await search.fill('image');
  await expect.poll(listed).toEqual(['Section, Delivery', 'Image']);
  await search.fill('nothing like this');
  await expect.element(page.getByText('No layer matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all layers' }).click();
  await expect.poll(() => listed().length).toBe(6);
  expect(document.querySelectorAll('[data-layer] img')).toHaveLength(1);
});

test('layers are narrowed to the blocks that were changed, and to those with problems', async () => {
  await openLayers();
  const changed = page.getByRole('button', { name: /^Changed \d/ });
  await expect.element(changed).toBeDisabled();
  await userEvent.click(await findBlock(2));
  await page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('combobox', { name: 'Element' })
    .click();
  await page.getByRole('option', { name: 'Heading 2' }).click();
  await changed.click();
  await expect.poll(listed).toEqual(['Section, Benefits', 'Text, Benefits']);
  expect(await accessibilityProblems(document.querySelector('aside') as HTMLElement)).toEqual([]);
  await changed.click();
  await page.getByRole('button', { name: /^Problems/ }).click();
  await expect.poll(listed).toEqual(['Section, Delivery', 'Image']);
});
