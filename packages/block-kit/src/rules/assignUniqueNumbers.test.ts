import { type Component, emptyPage, loadPage } from '@vitrina/epack-model';
import { expect, it } from 'vitest';

import { defineBlock } from '../defineBlock.ts';
import { number } from '../prop-kinds/number.ts';
import { assignUniqueNumbers } from './assignUniqueNumbers.ts';
import { createBlockRules } from './createBlockRules.ts';

const tab = defineBlock({
  key: 'Tab',
  family: 'test',
  type: 'feature',
  props: { tabId: number({ default: 1, isUniqueOnPage: true }) },
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
