/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { onMobile, onTablet, repairs, saved } from './readme.example.ts';

it('the example of the README is the one that runs here, and does what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = readFileSync(new URL('readme.example.ts', import.meta.url), 'utf8');
  expect(readme).toContain(example);
  expect([onTablet, onMobile]).toEqual(['Hello', 'Hi']);
  expect(repairs).toContain('model.load.wrapped');
  expect(saved.map(({ componentKey }) => componentKey)).toEqual(['Feature', 'Text']);
  expect(saved[1]?.props.text?.value).toEqual({ desktop: 'Hello' });
});
