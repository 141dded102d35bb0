import { accessibilityProblems } from '@vitrina/block-kit/testing/browser';
import { feature, image, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();
const inspector = page.getByRole('complementary', { name: 'Properties' });
const fontSize = inspector.getByRole('combobox', { name: 'Font size' });
const field = (name: string) => document.querySelector(`[data-field="prop:${name}"]`);
const sizeOf = async (id: number) => getComputedStyle(await findBlock(id)).fontSize;

async function selectTwo() {
  await open(makePage(feature(text('One'), text('Two', { fontSize: 6 }), image('/a.webp', { alt: 'A' }))));
  await userEvent.click(await findBlock(2));
  await userEvent.click(await findBlock(3), { modifiers: ['Shift'] });
  await expect.element(inspector.getByRole('heading', { name: /^2 / })).toBeVisible();
}

test('different values are shown as mixed, and a value is set for all as one step', async () => {
  await selectTwo();
  await expect.poll(() => field('fontSize')?.textContent).toContain('Mixed');
  expect(field('color')?.textContent).not.toContain('Mixed');
  expect(
    await accessibilityProblems(document.querySelector('aside[aria-label=Properties]') as HTMLElement),
  ).toEqual([]);
  await fontSize.click();
  await page.getByRole('option', { name: 'Huge · 32 px' }).click();
  expect([await sizeOf(2), await sizeOf(3)]).toEqual(['32px', '32px']);
  await expect.poll(() => field('fontSize')?.textContent).not.toContain('Mixed');
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => sizeOf(2)).toBe('16px');
  expect(await sizeOf(3)).toBe('24px');
});

test('locked blocks are not changed, and the reason is said', async () => {
  await selectTwo();
  await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
  await fontSize.click();
  await page.getByRole('option', { name: 'Huge · 32 px' }).click();
  await expect
    .element(page.getByText('Text is locked. Unlock it in the layers first.').first())
    .toBeInTheDocument();
  expect([await sizeOf(2), await sizeOf(3)]).toEqual(['16px', '24px']);
});
