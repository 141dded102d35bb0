import { expect, test } from 'vitest';

import { formatLength, splitLength } from './lengthText.ts';

const units = ['px', '%', 'em'];

test('a stored length comes apart into number and unit', () => {
  expect(splitLength('12.5%', units)).toEqual({ number: '12.5', unit: '%' });
  expect(splitLength('7', units)).toEqual({ number: '7', unit: 'px' });
  expect(splitLength('auto', units)).toEqual({ number: '', unit: 'px' });
});

test('lengths are written without trailing noise', () => {
  expect(formatLength(0.1 + 0.2, 'em')).toBe('0.3em');
  expect(formatLength(Number.NaN, 'px')).toBe('0px');
});
