import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drag } from '../../src/testing/drag.ts';
import { findBlock, queryCanvas, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

const readTexts = () =>
  [...(queryCanvas()?.querySelectorAll('[data-key=Text]') ?? [])].map(({ textContent }) => textContent);

const part = (name: string) => page.getByRole('button', { name, exact: true });
const undo = () => userEvent.keyboard('{Control>}z{/Control}');

/** Opens a page and selects the first slide of its slider, or a text in its first tab. */
const slider = () => open(makePage(feature(block('Slider', {}, text('a'), text('b'), text('c')))));

test('slides that are out of view are moved by the handles of the slider', async () => {
  await slider();
  await userEvent.click(await findBlock(3));
  await expect.element(part('Text, 1')).toHaveAttribute('aria-pressed', 'true');
  const first = part('Text, 1').element();
  await drag(first, first.getBoundingClientRect().width * 2.2, 0);
  await expect.poll(readTexts).toEqual(['b', 'c', 'a']);
  // The moved slide is the chosen one, in its new place.
  await expect.element(part('Text, 3')).toHaveAttribute('aria-pressed', 'true');
  const isInView = async (id: number) => {
    const [slide, track] = [await findBlock(id), queryCanvas()?.querySelector('[data-track]')];
    return Math.abs(slide.getBoundingClientRect().left - (track?.getBoundingClientRect().left ?? 0)) < 2;
  };
  await expect.poll(() => isInView(3)).toBe(true);
  await part('Text, 1').click();
  await expect.poll(() => isInView(4)).toBe(true);
  await undo();
  await expect.poll(readTexts).toEqual(['a', 'b', 'c']);
});

test('the keyboard leads from part to part, moves them and returns to the block', async () => {
  await slider();
  await userEvent.click(await findBlock(3));
  await expect.element(part('Text, 1')).toBeVisible();
  part('Text, 1').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(part('Text, 2')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.poll(readTexts).toEqual(['b', 'a', 'c']);
  await expect.element(part('Text, 1')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.poll(readTexts).toEqual(['b', 'a', 'c']);
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Alt>}{ArrowRight}{/Alt}');
  await expect.poll(readTexts).toEqual(['a', 'c', 'b']);
  await undo();
  await expect.poll(readTexts).toEqual(['a', 'b', 'c']);
});

test('tabs have handles too, and other blocks have none', async () => {
  const tabs = block(
    'Tabs',
    {},
    block('TabPanel', { title: 'One' }, text('a')),
    block('TabPanel', { title: 'Two' }, text('b')),
  );
  await open(makePage(feature(tabs, text('c'))));
  await userEvent.click(await findBlock(4));
  await expect.element(page.getByRole('toolbar', { name: /^Order of the parts of/ })).toBeVisible();
  await userEvent.click(await findBlock(7));
  await expect.element(page.getByRole('toolbar', { name: /^Order of the parts of/ })).not.toBeInTheDocument();
});
