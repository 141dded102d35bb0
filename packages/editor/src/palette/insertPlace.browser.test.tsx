import { getChildIds, savePage } from '@vitrina/epack-model';
import { block, column, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { type EditorStore, getActivePage, viewActions } from '@vitrina/editor-core/store';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

let store: EditorStore | undefined;
const { open } = setUpEditor({ onOpened: (opened) => (store = opened) });

/** 1 feature: 2 slider: 3 column: 4 text. */
async function openSlider() {
  await open(makePage(feature(block('Slider', {}, column(text('One'))))));
  await findBlock(4);
  await userEvent.click(await findBlock(4));
  await userEvent.keyboard('{Escape}');
}

const shown = () => {
  const active = store && getActivePage(store.getState());
  if (!active) throw new Error('no page');
  return active;
};
const written = () => JSON.stringify(savePage(shown(), standardCatalogue.rules).components);
const image = page.getByRole('button', { name: 'Image', exact: true });
const place = () => document.querySelector('[data-insert-place]')?.textContent;
const line = () => document.querySelector('[data-insertion-line]');

async function select(id: number) {
  store?.dispatch(viewActions.selected([id]));
  await expect.element(page.getByRole('button', { name: 'Inside Slider' })).toBeVisible();
}

test('the palette says where a click adds a block, and the page marks the place', async () => {
  await openSlider();
  await select(2);
  await expect.poll(place).toBe('Adds after Slider, in Section');
  expect(line()).toBeNull();
  await image.hover();
  await expect.poll(() => line()?.textContent).toBe('after Slider, in Section');
  const slider = (await findBlock(2)).getBoundingClientRect();
  const at = line()?.getBoundingClientRect();
  expect(Math.abs((at?.top ?? 0) - slider.bottom)).toBeLessThan(3);
  await page.getByRole('button', { name: 'Inside Slider' }).click();
  await expect.poll(place).toBe('Adds inside Slider');
  expect(line()).toBeNull();
  await image.hover();
  await expect.poll(() => line()?.textContent).toBe('inside Slider');
});

test('several clicks after a container are after each other, and are undone to the same page', async () => {
  await openSlider();
  const before = written();
  await select(2);
  for (let count = 0; count < 3; count += 1) await image.click();
  expect(getChildIds(shown(), 2)).toEqual([3]);
  expect(getChildIds(shown(), 1)).toHaveLength(4);
  await expect.poll(place).toBe('Adds after Image, in Section');
  for (let count = 0; count < 3; count += 1) await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(written).toBe(before);
});

test('by keyboard, the place is chosen by a key and told with the focused block', async () => {
  await openSlider();
  await select(2);
  // Past the star of the block before.
  (page.getByRole('button', { name: 'Text', exact: true }).element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(image).toHaveAttribute('aria-description', 'after Slider, in Section');
  await userEvent.keyboard('{Alt>}i{/Alt}');
  await expect.element(image).toHaveAttribute('aria-description', 'inside Slider');
  await userEvent.keyboard('{Alt>}a{/Alt}');
  await expect.element(image).toHaveAttribute('aria-description', 'after Slider, in Section');
  await expect.poll(() => line()?.textContent).toBe('after Slider, in Section');
  await userEvent.keyboard('{Enter}');
  expect(getChildIds(shown(), 1)).toHaveLength(2);
  await userEvent.tab();
  await expect.poll(line).toBeNull();
});

test('a block that the selection can’t hold is placed after it, and that is told', async () => {
  await open(makePage(feature(block('Tabs', {}, block('TabPanel', { title: 'Care' }, text('One'))))));
  await findBlock(2);
  store?.dispatch(viewActions.selected([2]));
  await page.getByRole('button', { name: 'Inside Tabs' }).click();
  await image.hover();
  await expect.poll(place).toBe('Adds after Tabs, in Section');
  await image.click();
  expect(getChildIds(shown(), 1)).toHaveLength(2);
});
