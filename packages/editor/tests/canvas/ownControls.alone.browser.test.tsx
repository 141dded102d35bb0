import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, queryCanvas, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const isOpen = (id: number) => queryBlock(id)?.hasAttribute('open');
const accordion = block('Accordion', { title: 'Question' }, text('Answer'));

test('the first press on an accordion selects it, the next one opens and closes it', async () => {
  await open(makePage(feature(accordion, text('Beside'))));
  await findBlock(2);
  const title = page.getByText('Question', { exact: true });
  await userEvent.click(title);
  await expect.element(heading('Accordion')).toBeVisible();
  expect(isOpen(2)).toBe(false);
  await userEvent.click(title);
  await expect.poll(() => isOpen(2)).toBe(true);
  await userEvent.click(title);
  await expect.poll(() => isOpen(2)).toBe(false);
});

test('Enter opens an accordion, on the block and on its heading', async () => {
  await open(makePage(feature(accordion, text('Beside'))));
  await userEvent.click(await findBlock(4));
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(() => isOpen(2)).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => queryCanvas()?.activeElement?.localName).toBe('summary');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => isOpen(2)).toBe(false);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => isOpen(2)).toBe(true);
});

test('what is selected in a closed accordion is shown', async () => {
  await open(makePage(feature(accordion, text('Beside'))));
  await userEvent.click(await findBlock(4));
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect.element(heading('Text')).toBeVisible();
  await expect.poll(() => isOpen(2)).toBe(true);
});

const tab = (name: string, tabId: number) => block('TabButton', { tabGroup: 1, tabId }, text(name));
const content = (name: string, tabId: number) => block('TabContent', { tabGroup: 1, tabId }, text(name));

test('a press on a selected tab shows only its content, and the next one shows all', async () => {
  // 1 feature: 2 tab, 4 tab, 6 content, 8 content.
  await open(makePage(feature(tab('One', 1), tab('Two', 2), content('First', 1), content('Second', 2))));
  const second = await findBlock(4);
  const hidden = () => [6, 8].map((id) => queryBlock(id)?.hidden);
  const position = { x: 4, y: 4 };
  await userEvent.click(second, { position });
  await expect.element(heading('Tab button')).toBeVisible();
  expect(hidden()).toEqual([false, false]);
  await userEvent.click(second, { position });
  await expect.poll(hidden).toEqual([true, false]);
  await userEvent.click(second, { position });
  await expect.poll(hidden).toEqual([false, false]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(hidden).toEqual([true, false]);
});

test('the arrows of a selected slider scroll it', async () => {
  const slide = (name: string) => block('Row', {}, block('Column', {}, text(name)));
  await open(makePage(feature(block('Slider', { slidesPerView: 1 }, slide('1'), slide('2'), slide('3')))));
  await findBlock(2);
  const track = () => queryBlock(2)?.querySelector('[data-track]');
  const next = page.getByRole('button', { name: /^(?:Next slide|Следующий слайд)$/ });
  await userEvent.hover(await findBlock(2));
  await userEvent.click(next);
  await expect.element(heading('Slider')).toBeVisible();
  expect(track()?.scrollLeft).toBe(0);
  await userEvent.click(next);
  await expect.poll(() => track()?.scrollLeft).toBeGreaterThan(100);
  await expect
    .poll(() => [...(queryBlock(2)?.querySelectorAll('[data-bullet]') ?? [])].map((each) => each.ariaCurrent))
    .toEqual(['false', 'true', 'false']);
});

test('Tab leads from a slider to its arrows, and Enter presses them', async () => {
  const slide = (name: string) => block('Row', {}, block('Column', {}, text(name)));
  await open(
    makePage(feature(text('Before'), block('Slider', { slidesPerView: 1 }, slide('1'), slide('2')))),
  );
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(heading('Slider')).toBeVisible();
  // The track, the arrow back, the arrow forward.
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.poll(() => queryCanvas()?.activeElement?.hasAttribute('data-next')).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => queryBlock(3)?.querySelector('[data-track]')?.scrollLeft).toBeGreaterThan(100);
  expect(queryCanvas()?.activeElement?.hasAttribute('data-next')).toBe(true);
});
