import { expect, it } from 'vitest';

import { isLocale, readStoredLocale } from './locales.ts';
import { mergeMessages } from './mergeMessages.ts';

const first = { en: { 'a.one': 'One', 'a.two': 'Two' }, ru: { 'a.one': 'Один' } };
const second = { en: { 'b.three': 'Three' }, ru: { 'b.three': 'Три' } };

it('merges the packages and falls back to English', () => {
  expect(mergeMessages([first, second], 'ru')).toEqual({ 'a.one': 'Один', 'a.two': 'Two', 'b.three': 'Три' });
  expect(mergeMessages([first, second], 'en')).toEqual({
    'a.one': 'One',
    'a.two': 'Two',
    'b.three': 'Three',
  });
});

it('keeps no language it does not speak', () => {
  expect(isLocale('ru')).toBe(true);
  expect(readStoredLocale({ getItem: () => 'de' })).toBeUndefined();
  expect(readStoredLocale({ getItem: () => null })).toBeUndefined();
  expect(readStoredLocale({ getItem: () => 'ru' })).toBe('ru');
});
