import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

/** Returns the id of a section's text: sections and texts alternate. */
const textId = (index: number) => 2 * index + 2;
const colorOf = (id: number) => getComputedStyle(queryBlock(id) as HTMLElement).color;

test('every block of a page that comes in steps has its own look, as has one that is changed at once', async () => {
  const colors = ['#001a34', '#3d5165', '#808d9a'];
  const count = 300;
  const sections = Array.from({ length: count }, (_, index) =>
    feature(text(`Text ${index}`, { color: colors[index % 3] ?? '' })),
  );
  await open(makePage(...sections));
  // The first blocks render before the others and can be edited at once.
  await userEvent.click(await findBlock(textId(0)));
  await userEvent.keyboard('{Control>}d{/Control}');
  const copyId = 2 * count + 1;
  await findBlock(copyId);
  expect(colorOf(copyId)).toBe('rgb(0, 26, 52)');
  await findBlock(textId(count - 1));
  expect([1, 16, 271, 272, 299].map((index) => colorOf(textId(index)))).toEqual([
    'rgb(61, 81, 101)',
    'rgb(61, 81, 101)',
    'rgb(61, 81, 101)',
    'rgb(128, 141, 154)',
    'rgb(128, 141, 154)',
  ]);
});
