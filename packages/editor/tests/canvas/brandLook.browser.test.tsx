import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { kitColor, plainKit } from '@vitrina/block-kit';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

const kit = { ...plainKit, colors: { ...plainKit.colors, accent: '#e4572e', surface: '#f4f1ea' } };
const kitAnswer = mockCall(contract.getBrandKit, () => dataAnswer(kit));
const styleOf = (element: Element | null | undefined) => (element ? getComputedStyle(element) : undefined);

/** 1 feature: 2 text in the accent of the kit. */
const accentText = () => makePage(feature(text('One', { color: kitColor('accent') })));

test('the page has the look of the brand, and a block the color it refers to', async () => {
  await open(accentText(), kitAnswer);
  await findBlock(2);
  await expect.poll(() => styleOf(queryBlock(2))?.color).toBe('rgb(228, 87, 46)');
  expect(styleOf(queryBlock(1)?.closest('.page'))?.backgroundColor).toBe('rgb(244, 241, 234)');
});

test('without a kit, a block that refers to one has the plain color', async () => {
  await open(accentText());
  await findBlock(2);
  await expect.poll(() => styleOf(queryBlock(2))?.color).toBe('rgb(47, 91, 255)');
  await userEvent.click(await findBlock(2));
  await expect.element(page.getByRole('textbox', { name: 'Color', exact: true })).toHaveValue('Accent');
  expect(page.getByRole('group', { name: 'Brand colors' }).query()).toBeNull();
});

test('a color of the brand is chosen from its swatches, or typed by its name', async () => {
  await open(makePage(feature(text('One'))), kitAnswer);
  await userEvent.click(await findBlock(2));
  const brand = page.getByRole('group', { name: 'Brand colors' }).first();
  await brand.getByRole('button', { name: 'Accent', exact: true }).click();
  await expect.poll(() => styleOf(queryBlock(2))?.color).toBe('rgb(228, 87, 46)');
  const field = page.getByRole('textbox', { name: 'Color', exact: true });
  await expect.element(field).toHaveValue('Accent');
  await field.fill('muted text');
  await expect.poll(() => styleOf(queryBlock(2))?.color).toBe('rgb(87, 96, 106)');
});

test('a padding follows the spacing and the width of the brand, and keeps its length without them', async () => {
  const spacious = { ...kit, spacing: 'airy' as const };
  await open(
    makePage(feature(text('One', { padding: { top: '20px', right: '8px', bottom: '20px', left: '8px' } }))),
    mockCall(contract.getBrandKit, () => dataAnswer(spacious)),
  );
  await userEvent.click(await findBlock(2));
  const padding = page.getByRole('group', { name: 'Padding' });
  const follow = padding.getByRole('button', { name: 'Follow the spacing and width of the brand' });
  await follow.click();
  await expect.poll(() => styleOf(queryBlock(2))?.paddingTop).toBe('27px');
  expect(styleOf(queryBlock(2))?.paddingLeft).toBe('8px');
  const top = padding.getByRole('textbox', { name: 'Top' });
  await expect.element(top).toHaveValue('20');
  await top.fill('40px');
  await expect.poll(() => styleOf(queryBlock(2))?.paddingTop).toBe('54px');
  await follow.click();
  await expect.poll(() => styleOf(queryBlock(2))?.paddingTop).toBe('40px');
});
