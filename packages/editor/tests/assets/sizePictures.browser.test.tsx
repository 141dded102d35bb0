import { block, feature, page as makePage } from '@vitrina/epack-model/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

afterEach(() => void vi.restoreAllMocks());

test('a size from which the picture was taken off says so, and asks the server for nothing', async () => {
  const complaints = vi.spyOn(console, 'error');
  await open(makePage(feature(block('Image', { src: '/files/grill.webp', altText: 'A grill' }))));
  await page.getByRole('tab', { name: 'Layers' }).click();
  await page.getByRole('treeitem', { name: /^Image/ }).click();
  const ofSizes = page.getByRole('group', { name: 'Image at each size' });
  await ofSizes.getByRole('button', { name: 'Mobile: uses the image of a larger size' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(ofSizes.getByRole('button', { name: 'Mobile: no image' })).toBeVisible();
  await expect.element(ofSizes.getByRole('button', { name: 'Desktop: separate image' })).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});
