/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { isRedoOffered, steps, totalAfterRedo, totalAfterUndo } from './readme.example.ts';

it('the example of the README is the one that runs here, and does what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(readFileSync(new URL('readme.example.ts', import.meta.url), 'utf8'));
  expect([totalAfterUndo, isRedoOffered, totalAfterRedo]).toEqual([0, true, 5]);
  expect(steps).toMatchObject([{ label: 'Add', changeCount: 2, isInEffect: false }]);
});
