import { standardViews } from '@vitrina/block-catalogue/views';
import type { View, Views } from '@vitrina/block-kit/react';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, queryCanvas, setUpEditor } from '../../src/testing/openEditor.tsx';

/** The standard Views, counting their renders. */
function countViews() {
  let count = 0;
  const counted = Object.entries(standardViews).map(([key, view]) => {
    const draw = view as unknown as View<unknown>;
    const counting: View<unknown> = (props) => {
      count += 1;
      return draw(props);
    };
    return [key, counting];
  });
  return {
    views: Object.fromEntries(counted) as Views,
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

const { views, take } = countViews();
const { open } = setUpEditor({ views });

test('on a page of 1 000 blocks an update draws one View', async () => {
  const texts = Array.from({ length: 1000 }, (_, index) => text(`Text ${index}`));
  await open(makePage(...texts.map((each) => feature(each))));
  // Blocks render in steps.
  const countTexts = () => queryCanvas()?.querySelectorAll('[data-key=Text]').length;
  await expect.poll(countTexts, { timeout: 30_000 }).toBe(1000);
  await userEvent.click(await findBlock(2));
  await page.getByRole('combobox', { name: 'Font size' }).click();
  take();
  await page.getByRole('option', { name: 'Huge · 32 px' }).click();
  await expect.poll(() => getComputedStyle(queryBlock(2) as HTMLElement).fontSize).toBe('32px');
  expect(take()).toBe(1);
});

test('typing into a text on the page draws no View', async () => {
  await open(makePage(feature(text('One')), feature(text('Two'))));
  await userEvent.dblClick(await findBlock(2));
  const onPage = () => queryBlock(2)?.querySelector('[role=textbox]') ?? null;
  await expect.poll(onPage).not.toBeNull();
  take();
  await userEvent.keyboard(' and more');
  await expect.poll(() => onPage()?.textContent).toBe('One and more');
  expect(take()).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onPage()).toBeNull();
  expect(queryBlock(2)?.textContent).toBe('One and more');
});
