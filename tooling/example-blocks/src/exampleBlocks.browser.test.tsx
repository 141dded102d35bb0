import { browserChecks } from '@vitrina/block-kit/testing/browser';
import { expect, it } from 'vitest';

import { example } from './testing/example.ts';

it.each(browserChecks(example))('$name', async (check) => {
  expect(await check.problems()).toEqual([]);
});
