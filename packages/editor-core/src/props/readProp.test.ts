import { number, optional, text } from '@vitrina/block-kit';
import type { Prop, SizedValue } from '@vitrina/epack-model';
import { expect, test } from 'vitest';

import { readProp } from './readProp.ts';

const perSize = number({ default: 4, isPerSize: true });

function propOf(value: SizedValue): Prop {
  return { name: 'size', value };
}

test('the default is not shown as set', () => {
  expect(readProp(propOf({ desktop: 4 }), perSize, 'desktop')).toEqual({
    value: 4,
    isSetHere: false,
    inheritedFrom: undefined,
  });
  expect(readProp(propOf({ desktop: 7 }), perSize, 'desktop').isSetHere).toBe(true);
});

test('a smaller size says where its value comes from', () => {
  const sized = propOf({ desktop: 4, tablet: 2 });
  expect(readProp(sized, perSize, 'laptop')).toEqual({
    value: 4,
    isSetHere: false,
    inheritedFrom: 'desktop',
  });
  expect(readProp(sized, perSize, 'tablet')).toEqual({
    value: 2,
    isSetHere: true,
    inheritedFrom: undefined,
  });
  expect(readProp(sized, perSize, 'mobile')).toEqual({
    value: 2,
    isSetHere: false,
    inheritedFrom: 'tablet',
  });
});

test('a prop that is the same on all sizes reads the desktop', () => {
  const reading = readProp(propOf({ desktop: 'a' }), text(), 'mobile');
  expect(reading).toEqual({ value: 'a', isSetHere: true, inheritedFrom: undefined });
});

test('an absent optional prop has no value', () => {
  const reading = readProp(undefined, optional(perSize), 'desktop');
  expect(reading).toEqual({ value: undefined, isSetHere: false, inheritedFrom: undefined });
});
