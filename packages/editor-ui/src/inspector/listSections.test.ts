import { standardCatalogue } from '@vitrina/block-catalogue';
import { expect, test } from 'vitest';

import { listSections } from './listSections.ts';

const all = () => true;

function sectionsOf(key: string) {
  const definition = standardCatalogue.find(key);
  if (definition === undefined) throw new Error(`There is no ${key}`);
  return listSections(definition, all);
}

test('each prop of each block is in one section', () => {
  for (const { blocks } of standardCatalogue.families) {
    for (const definition of blocks) {
      const listed = listSections(definition, all).flatMap(({ props }) => props.map(({ name }) => name));
      expect(listed.toSorted()).toEqual(Object.keys(definition.props).toSorted());
    }
  }
});

test('content is first, data follows it for blocks that show data', () => {
  expect(sectionsOf('Text')[0]?.section).toBe('content');
  const ofReceiver = sectionsOf('DynamicDataReceiver').map(({ section }) => section);
  expect(ofReceiver.slice(0, 2)).toContain('data');
});

test('short fields share a row in pairs', () => {
  const size = sectionsOf('Text').find(({ section }) => section === 'size');
  expect(size?.props.map(({ name, isHalf }) => [name, isHalf])).toEqual([
    ['width', true],
    ['height', true],
    ['minWidth', true],
    ['maxWidth', true],
    ['minHeight', true],
    ['maxHeight', true],
  ]);
  const typography = sectionsOf('Text').find(({ section }) => section === 'typography');
  const halves = typography?.props.filter(({ isHalf }) => isHalf).map(({ name }) => name);
  expect(halves).toEqual(['lineHeight', 'letterSpacing']);
});
