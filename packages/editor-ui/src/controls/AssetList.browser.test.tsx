import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { ControlStory } from './testing/ControlStory.tsx';

const frames = ['a', 'b', 'c'].map((name) => ({ src: `https://cdn.example/${name}.webp` }));

test('a list of pictures shows their thumbnails, and the fields of the one that is selected', async () => {
  await render(<ControlStory block="Viewer360" prop="frames" value={frames} />);
  await expect.poll(() => page.getByRole('radio').elements().length).toBe(3);
  expect(page.getByPlaceholder('https://').elements()).toHaveLength(0);
  await page.getByRole('radio', { name: 'Item 2' }).click();
  await expect.element(page.getByPlaceholder('https://')).toHaveValue('https://cdn.example/b.webp');
  await expect.element(page.getByText('2 of 3')).toBeVisible();
});

test('an item added by itself is selected, so that its address can be typed', async () => {
  await render(<ControlStory block="Viewer360" prop="frames" value={[]} />);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByPlaceholder('https://').fill('https://cdn.example/d.webp');
  await expect.element(page.getByRole('radio', { name: 'Item 1' })).toBeChecked();
});

test('removing all can be undone where it was done', async () => {
  await render(<ControlStory block="Viewer360" prop="frames" value={frames} />);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect.element(page.getByText('3 files removed from the list')).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('radio', { name: 'Item 1' })).toHaveFocus();
  expect(page.getByRole('radio').elements()).toHaveLength(3);
});
