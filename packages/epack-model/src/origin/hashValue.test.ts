import { expect, it } from 'vitest';

import { hashValue } from './hashValue.ts';

it('tells values apart, and not by the order of their members', () => {
  expect(hashValue({ desktop: 'a', mobile: 'b' })).toBe(hashValue({ mobile: 'b', desktop: 'a' }));
  const values = ['a', 'b', 1, '1', true, ['a'], ['a', ''], [['a']], { a: 'b' }, { b: 'a' }];
  expect(new Set(values.map(hashValue)).size).toBe(values.length);
});

it('takes what says nothing for absent, as a saved page does', () => {
  expect(hashValue({ desktop: 'a', mobile: '' })).toBe(hashValue({ desktop: 'a' }));
  expect([undefined, null, '', {}, { desktop: '' }].map(hashValue)).toEqual(['', '', '', '', '']);
});
