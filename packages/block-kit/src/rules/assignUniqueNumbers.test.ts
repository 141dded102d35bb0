import { type Component, emptyPage, loadPage } from '@vitrina/epack-model';
import { expect, it } from 'vitest';

import { defineBlock } from '../defineBlock.ts';
import { boolean } from '../prop-kinds/boolean.ts';
import { number } from '../prop-kinds/number.ts';
import { assignUniqueNumbers } from './assignUniqueNumbers.ts';
import { createBlockRules } from './createBlockRules.ts';

const tab = defineBlock({
  key: 'Tab',
  family: 'test',
  type: 'feature',
  props: { tabId: number({ default: 1, whenAdded: 'unique' }) },
  nesting: { allowedChildren: 'none', allowedParents: ['root'] },
  thumbnail: '<svg/>',
});
const find = (key: string) => (key === 'Tab' ? tab : undefined);

function component(id: number, componentKey = 'Tab', tabId = 1): Component {
  const props = { tabId: { name: 'tabId', value: { desktop: tabId } } };
  return {
    id,
    parentId: 0,
    name: componentKey,
    displayName: componentKey,
    componentKey,
    type: 'feature',
    props,
  };
}

const idsOf = (components: readonly Component[]) => components.map(({ props }) => props.tabId?.value.desktop);

it('counts on from the highest of the page', () => {
  const wire = [component(1, 'Tab', 4), component(2, 'Tab', 2)].map((known, index) => ({
    ...known,
    order: index + 1,
  }));
  const { page } = loadPage(wire, createBlockRules([tab]));
  expect(idsOf(assignUniqueNumbers(page, [component(3), component(4)], find))).toEqual([5, 6]);
});

it('starts at 1, and leaves other blocks alone', () => {
  const other = component(9, 'Other', 7);
  const assigned = assignUniqueNumbers(emptyPage, [component(1), other], find);
  expect(idsOf(assigned)).toEqual([1, 7]);
  expect(assigned[1]).toBe(other);
});

const pairProps = {
  group: number({ default: 1, whenAdded: 'group' }),
  pairId: number({ default: 1, whenAdded: 'unique' }),
  isOpen: boolean({ isResetWhenAdded: true }),
};
const pairBlock = (key: string) =>
  defineBlock({
    key,
    family: 'test',
    type: 'feature',
    props: pairProps,
    nesting: { allowedChildren: 'none', allowedParents: ['root'] },
    thumbnail: '<svg/>',
  });
const pairBlocks = [pairBlock('Knob'), pairBlock('Panel')];
const findPair = (key: string) => pairBlocks.find((block) => block.key === key);

function pair(
  id: number,
  componentKey: string,
  values: Readonly<Record<string, number | boolean>>,
): Component {
  const props = Object.entries(values).map(([name, desktop]) => [name, { name, value: { desktop } }]);
  return { ...component(id, componentKey), props: Object.fromEntries(props) as Component['props'] };
}

it('keeps pairs together in a group of their own, closed, and lets a single one join', () => {
  const set = (from: number) => [
    pair(from, 'Knob', { group: 1, pairId: 1 }),
    pair(from + 1, 'Knob', { group: 1, pairId: 2 }),
    pair(from + 2, 'Panel', { group: 1, pairId: 2, isOpen: true }),
    pair(from + 3, 'Panel', { group: 1, pairId: 1 }),
  ];
  const extra = pair(5, 'Panel', { group: 1, pairId: 7 });
  const wire = [...set(1), extra].map((known, index) => ({ ...known, order: index + 1 }));
  const { page } = loadPage(wire, createBlockRules(pairBlocks));
  const valuesOf = ({ props }: Component) =>
    ['group', 'pairId', 'isOpen'].map((name) => props[name]?.value.desktop);
  expect(assignUniqueNumbers(page, set(10), findPair).map(valuesOf)).toEqual([
    [2, 8, undefined],
    [2, 9, undefined],
    [2, 9, false],
    [2, 8, undefined],
  ]);
  const [single] = assignUniqueNumbers(page, [pair(10, 'Knob', { group: 1, pairId: 1 })], findPair);
  expect(single && valuesOf(single)).toEqual([1, 3, undefined]);
});
