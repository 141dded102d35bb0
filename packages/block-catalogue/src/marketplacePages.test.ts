import { amazonTemplate, createMarketplacePage, ozonTemplate } from '@vitrina/epack-model';
import { expect, it } from 'vitest';

import { standardCatalogue } from './standardCatalogue.ts';

it.each([
  [ozonTemplate, 'ozon'],
  [amazonTemplate, 'amazon'],
])('%s starts with blocks of its marketplace, with something in each', (template, family) => {
  const components = createMarketplacePage(template, standardCatalogue.rules) ?? [];
  expect(components).toHaveLength(3);
  for (const { componentKey, props } of components) {
    expect(standardCatalogue.find(componentKey)?.family).toBe(family);
    expect(Object.keys(props).length).toBeGreaterThan(0);
  }
});
