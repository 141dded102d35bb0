import { expect, test } from 'vitest';

import { formatLength, parseLength, splitLength } from './lengthText.ts';

const units = ['px', '%', 'em'];

test('a stored length comes apart into number and unit', () => {
  expect(splitLength('12.5%', units)).toEqual({ number: '12.5', unit: '%' });
  expect(splitLength('7', units)).toEqual({ number: '7', unit: 'px' });
  expect(splitLength('auto', units)).toEqual({ number: '', unit: 'px' });
});

test('typing a bare number keeps the unit, typing a unit changes it', () => {
  expect(parseLength('24', '%', units)).toBe('24%');
  expect(parseLength('24px', '%', units)).toBe('24px');
  expect(parseLength('1,5', 'em', units)).toBe('1.5em');
});

test('what is no length is no value', () => {
  expect(parseLength('', 'px', units)).toBeUndefined();
  expect(parseLength('12rem', 'px', units)).toBeUndefined();
  expect(parseLength('-', 'px', units)).toBeUndefined();
});

test('lengths are written without trailing noise', () => {
  expect(formatLength(0.1 + 0.2, 'em')).toBe('0.3em');
  expect(formatLength(Number.NaN, 'px')).toBe('0px');
});
