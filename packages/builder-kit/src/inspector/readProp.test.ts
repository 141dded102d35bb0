import { number, optional, text } from '@vitrina/block-kit';
import type { Component, SizedValue } from '@vitrina/epack-model';
import { expect, test } from 'vitest';

import { readProp } from './readProp.ts';

const perSize = number({ default: 4, isPerSize: true });

function component(value?: SizedValue): Component {
  const props: Component['props'] = value ? { size: { name: 'size', value } } : {};
  return { id: 1, parentId: 0, name: 'A', displayName: 'A', componentKey: 'A', type: 'component', props };
}

test('the default is not shown as set', () => {
  expect(readProp(component({ desktop: 4 }), 'size', perSize, 'desktop')).toEqual({
    value: 4,
    isSetHere: false,
    inheritedFrom: undefined,
  });
  expect(readProp(component({ desktop: 7 }), 'size', perSize, 'desktop').isSetHere).toBe(true);
});

test('a smaller size says where its value comes from', () => {
  const sized = component({ desktop: 4, tablet: 2 });
  expect(readProp(sized, 'size', perSize, 'laptop')).toEqual({
    value: 4,
    isSetHere: false,
    inheritedFrom: 'desktop',
  });
  expect(readProp(sized, 'size', perSize, 'tablet')).toEqual({
    value: 2,
    isSetHere: true,
    inheritedFrom: undefined,
  });
  expect(readProp(sized, 'size', perSize, 'mobile')).toEqual({
    value: 2,
    isSetHere: false,
    inheritedFrom: 'tablet',
  });
});

test('a prop that is the same on all sizes reads the desktop', () => {
  const reading = readProp(component({ desktop: 'a' }), 'size', text(), 'mobile');
  expect(reading).toEqual({ value: 'a', isSetHere: true, inheritedFrom: undefined });
});

test('an absent optional prop has no value', () => {
  const reading = readProp(component(), 'size', optional(perSize), 'desktop');
  expect(reading).toEqual({ value: undefined, isSetHere: false, inheritedFrom: undefined });
});
