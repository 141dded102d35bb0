import { expect, it } from 'vitest';

import { loadWorld, toCountryCode, toShapes } from './topology.ts';

it('knows the letters of a country’s number', () => {
  expect(toCountryCode('643')).toBe('RU');
  expect(toCountryCode('398')).toBe('KZ');
  expect(toCountryCode('840')).toBe('US');
  expect(toCountryCode('-99')).toBeUndefined();
});

it('has the outlines of the world’s countries, without Antarctica', async () => {
  const codes = toShapes(await loadWorld()).map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(170);
  expect(codes).toContain('RU');
  expect(codes).toContain('BY');
  expect(codes).not.toContain('AQ');
});
