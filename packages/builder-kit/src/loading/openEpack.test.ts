import { expect, onTestFinished, test, vi } from 'vitest';

import { openNewEpack } from './openEpack.ts';

const idOfNew = () => openNewEpack('minisite', 'editor', new Date(0)).epack.manifest.packageID;

test('each new package has an id of its own', () => {
  expect(idOfNew()).not.toBe(idOfNew());
});

test('a package can be begun on a page without https', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(idOfNew()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/v);
});
