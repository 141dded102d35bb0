import { block, feature, page as makePage } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

const sources = Array.from({ length: 34 }, (_, index) => `https://cdn.example/f${index + 1}.webp`);

async function openFrames() {
  await open(
    makePage(
      feature(block('Viewer360', { frames: sources.map((src) => ({ src, widthPx: 400, heightPx: 300 })) })),
    ),
  );
  await userEvent.click(await findBlock(2));
  await expect.element(tile(34)).toBeVisible();
}

const tile = (number: number) => page.getByRole('radio', { name: `Item ${number}`, exact: true });
const framesOf = (id: number) =>
  queryBlock(id)?.querySelector('[data-frames]')?.getAttribute('data-frames')?.split(' ') ?? [];
const undo = () => userEvent.keyboard('{Control>}z{/Control}');

test('a frame among 34 is moved and removed by keys, and each can be undone', async () => {
  await openFrames();
  await tile(2).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tile(3)).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}');
  await expect.element(tile(1)).toHaveFocus();
  const moved = [sources[2], sources[0], sources[1], ...sources.slice(3)];
  await expect.poll(() => framesOf(2)).toEqual(moved);
  await userEvent.keyboard('{End}{Delete}');
  await expect.poll(() => framesOf(2)).toEqual(moved.slice(0, -1));
  await expect.element(tile(33)).toHaveFocus();
  await undo();
  await expect.poll(() => framesOf(2)).toEqual(moved);
  await undo();
  await expect.poll(() => framesOf(2)).toEqual(sources);
});

test('the order is reversed, and the slider shows the frame under it', async () => {
  await openFrames();
  await page.getByRole('button', { name: 'Reverse the order' }).click();
  await expect.poll(() => framesOf(2)).toEqual(sources.toReversed());
  const slider = page.getByRole('slider', { name: 'Image shown' });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(tile(3)).toBeChecked();
  await expect.element(slider).toHaveFocus();
  await expect.element(page.getByPlaceholder('https://')).toHaveValue('https://cdn.example/f32.webp');
  await undo();
  await expect.poll(() => framesOf(2)).toEqual(sources);
});
