import type { Component } from '@vitrina/epack-model';
import { expect, it } from 'vitest';

import { defineBlock } from '../defineBlock.ts';
import { elementReference } from '../prop-kinds/elementReference.ts';
import { text } from '../prop-kinds/text.ts';
import { createBlockRules } from './createBlockRules.ts';
import { mapReferences } from './mapReferences.ts';

const form = defineBlock({
  key: 'Form',
  family: 'test',
  type: 'component',
  props: { shown: elementReference(), note: text() },
  nesting: { allowedChildren: 'none' },
  thumbnail: '<svg/>',
});
const rules = createBlockRules([form]);

const component = (componentKey: string, values: Readonly<Record<string, unknown>>): Component => ({
  id: 1,
  parentId: 0,
  name: componentKey,
  displayName: componentKey,
  componentKey,
  type: 'component',
  props: Object.fromEntries(
    Object.entries(values).map(([name, desktop]) => [name, { name, value: { desktop } }]),
  ) as Component['props'],
});

it('names what has another id elsewhere by that, and what is not there no more', () => {
  const before = component('Form', { shown: [3, 4, 5], note: [3] });
  const [after] = mapReferences([before], rules, (id) => (id === 5 ? undefined : id + 10));
  expect(after?.props.shown?.value.desktop).toEqual([13, 14]);
  expect(after?.props.note, 'no list of components').toEqual(before.props.note);
  expect(before.props.shown?.value.desktop).toEqual([3, 4, 5]);
});

it('leaves components alone that nobody knows', () => {
  const unknown = component('Unknown', { shown: [3] });
  expect(mapReferences([unknown], rules, () => 7)).toEqual([unknown]);
});
