import { accessibilityProblems } from '@vitrina/block-kit/testing/browser';
import { feature, image, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();
const inspector = page.getByRole('complementary', { name: 'Properties' });
const search = inspector.getByRole('searchbox', { name: 'Search properties' });
const changedOnly = inspector.getByRole('button', { name: 'Changed only' });
const content = inspector.getByRole('textbox', { name: 'Content' });

const listGroups = () =>
  inspector
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent.replace('•', ''));

async function openTwo() {
  await open(makePage(feature(text('One'), text('Two', { fontSize: 6 }), image('/a.webp', { alt: 'A' }))));
  await userEvent.click(await findBlock(2));
  await expect.element(content).toHaveTextContent('One');
}

test('properties are in groups, what belongs to the type is together', async () => {
  await openTwo();
  const names = ['Content', 'Layout', 'Size', 'Space', 'Typography', 'Fill', 'Border', 'Effects', 'Behavior'];
  expect(listGroups()).toEqual(['Text', ...names, 'Advanced']);
  const typography = inspector.getByRole('region', { name: 'Typography' });
  for (const name of ['Font size', 'Line height', 'Letter spacing', 'Text align', 'Font'])
    await expect.element(typography.getByText(name, { exact: true })).toBeInTheDocument();
  await expect
    .element(typography.getByRole('combobox', { name: 'Font size' }))
    .toHaveTextContent('Normal · 16 px');
  await typography.getByRole('button', { name: 'Center' }).click();
  expect(getComputedStyle(await findBlock(2)).textAlign).toBe('center');
});

test('a slash leads to the search, which finds a property by its name, its group or a part of it', async () => {
  await openTwo();
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('line h');
  expect(listGroups()).toEqual(['Text', 'Typography']);
  await expect.element(inspector.getByRole('textbox', { name: 'Line height' })).toBeVisible();
  await expect.element(content).not.toBeInTheDocument();
  await search.fill('advanced');
  await expect.element(inspector.getByText('Class names')).toBeVisible();
  await search.fill('radius');
  expect(listGroups()).toEqual(['Text', 'Border']);
  await search.fill('nothing of the kind');
  await expect.element(inspector.getByText('No property matches.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(content).toBeVisible();
});

test('only the changed properties are shown, each can be reset', async () => {
  await openTwo();
  await changedOnly.click();
  await userEvent.click(await findBlock(3));
  await expect
    .element(inspector.getByRole('combobox', { name: 'Font size' }))
    .toHaveTextContent('Large · 24 px');
  expect(listGroups()).toEqual(['Text', 'Content', 'Typography']);
  await inspector
    .getByRole('region', { name: 'Typography' })
    .getByRole('button', { name: 'Reset to default' })
    .click();
  await expect.poll(listGroups).toEqual(['Text', 'Content']);
  expect(getComputedStyle(await findBlock(3)).fontSize).toBe('16px');
});

test('margin is drawn around padding, linked sides change together, and a number can be calculated', async () => {
  await openTwo();
  const margin = inspector.getByRole('group', { name: 'Margin' });
  const padding = margin.getByRole('group', { name: 'Padding' });
  await padding.getByRole('textbox', { name: 'Top' }).fill('16*1.5');
  await userEvent.keyboard('{Enter}');
  expect(getComputedStyle(await findBlock(2)).padding).toBe('24px');
  await padding.getByRole('button', { name: 'Same on all sides' }).click();
  await padding.getByRole('textbox', { name: 'Left' }).click();
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowDown}');
  expect(getComputedStyle(await findBlock(2)).padding).toBe('24px 24px 24px 33px');
  expect(
    await accessibilityProblems(document.querySelector('aside[aria-label=Properties]') as HTMLElement),
  ).toEqual([]);
});

test('dragging a label changes the number, as one step of the history', async () => {
  await openTwo();
  const height = inspector.getByRole('textbox', { name: 'Line height' });
  await height.fill('150');
  await userEvent.click(await findBlock(3));
  await userEvent.click(await findBlock(2));
  const label = inspector.getByText(/^Line height/);
  const press = (type: string, clientX: number) =>
    label
      .element()
      .dispatchEvent(new PointerEvent(type, { clientX, button: 0, bubbles: true, pointerId: 1 }));
  label.element().setPointerCapture = () => undefined;
  press('pointerdown', 100);
  press('pointermove', 110);
  press('pointermove', 130);
  press('pointerup', 130);
  await expect.element(height).toHaveValue('180');
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(height).toHaveValue('150');
});
