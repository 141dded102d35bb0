import { block, feature, page as makePage } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { findBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

test('a script is asked for until there is one; then its place has its name alone', async () => {
  await open(makePage(feature(block('Script', { code: '<p>Hello</p>' }), block('Script'))));
  const [filled, empty] = [await findBlock(2), await findBlock(3)];
  const written = (element: Element, part: string) => getComputedStyle(element, part).content;
  expect(written(empty, '::after')).toContain('Set its content');
  expect(written(filled, '::after')).toBe('none');
  expect(written(filled, '::before')).toContain('Script');
});

test('a field of data without a value has its name and does not ask to be chosen', async () => {
  await open(
    makePage(feature(block('DynamicDataReceiver', { field: 'Цена' }), block('DynamicDataReceiver'))),
  );
  const [chosen, asking] = [await findBlock(2), await findBlock(3)];
  const written = (element: Element, part: string) => getComputedStyle(element, part).content;
  expect(written(chosen, '::before')).toContain('Цена');
  expect(written(chosen, '::after')).toBe('none');
  expect(chosen.offsetHeight).toBeLessThan(100);
  expect(written(asking, '::after')).toContain('Set its content');
});

test('a container without blocks has room and its name, wherever its markup keeps them', async () => {
  await open(makePage(feature(block('Form'), block('Slider'), block('Table'), block('FriendlySlider'))));
  const names = ['Form', 'Slider', 'Table', 'Slider'];
  for (const [at, name] of names.entries()) {
    const element = await findBlock(at + 2);
    expect(element.offsetHeight).toBeGreaterThanOrEqual(64);
    const holder = element.querySelector(':is(form, section, tbody):empty');
    if (!holder) throw new Error(`No place for blocks in ${name}`);
    expect(getComputedStyle(holder, '::before').content).toBe(`"${name}"`);
  }
});
