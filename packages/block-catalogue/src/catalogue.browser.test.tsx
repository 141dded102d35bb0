import { browserChecks } from '@vitrina/block-kit/testing/browser';
import { expect, it } from 'vitest';

import { standardCatalogue } from './standardCatalogue.ts';
import { standardViews } from './views.ts';

const { definitions } = standardCatalogue;

it.each(browserChecks({ definitions, views: standardViews }))('$name', async (check) => {
  expect(await check.problems()).toEqual([]);
});
