import { expect, test } from 'vitest';

import { evaluateNumber } from './evaluateNumber.ts';

test.each([
  ['16', 16, ''],
  ['16*1.5', 24, ''],
  ['100/3', 33.3333, ''],
  ['100/3%', 33.3333, '%'],
  ['24px + 8px', 32, 'px'],
  ['(100 - 8) / 2', 46, ''],
  ['-4', -4, ''],
  ['2*-3', -6, ''],
  ['1,5em', 1.5, 'em'],
  ['2+2*2', 6, ''],
])('%s is read', (typed, number, unit) => {
  expect(evaluateNumber(typed)).toMatchObject({ number, unit });
});

test.each(['', 'auto', '16*', '1/0', '(2', '2)', '1..2', '2 x 3', '10px+5%'])('%j is no number', (typed) => {
  expect(evaluateNumber(typed)).toBeUndefined();
});

test('a result is told apart from a typed number, which is taken while it is typed', () => {
  expect(evaluateNumber('16')?.isCalculated).toBe(false);
  expect(evaluateNumber('-1,5px')?.isCalculated).toBe(false);
  expect(evaluateNumber('16*2')?.isCalculated).toBe(true);
});
