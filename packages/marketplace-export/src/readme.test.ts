/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { componentCount } from '@vitrina/epack-model';
import { expect, it } from 'vitest';

import { amazon, imported, ozon, warnings } from './readme.example.ts';

it('the example of the README is the one that runs here, and does what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = readFileSync(new URL('readme.example.ts', import.meta.url), 'utf8');
  expect(readme).toContain(example);
  expect(ozon.document.content.map(({ widgetName }) => widgetName)).toEqual(['raTextBlock']);
  expect(amazon.document?.contentDocument.contentModuleList).toHaveLength(1);
  expect(warnings.map(({ prop }) => prop)).toEqual(['text']);
  expect(componentCount(imported.page)).toBe(2);
});
