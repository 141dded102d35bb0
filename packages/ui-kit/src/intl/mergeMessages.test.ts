import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';

import { isLocale, readStoredLocale, type Locale } from './locales.ts';
import { mergeMessages } from './mergeMessages.ts';

const first = {
  en: {
    'a.one': 'One',
    'a.two': 'Two',
    'a.count': '{count, plural, one {# block} other {# blocks}}',
    'a.quoted': "It''s a '{'brace'}'",
  },
  ru: { 'a.one': 'Один' },
};
const second = { en: { 'b.three': 'Three' }, ru: { 'b.three': 'Три' } };

function show(locale: Locale, id: string, values?: Record<string, string | number>): string {
  const messages = mergeMessages([first, second], locale);
  const onError = (error: unknown) => {
    throw error;
  };
  const intl = createIntl({ locale, messages: messages as Record<string, string>, timeZone: 'UTC', onError });
  // The ids of the test are in no catalog.
  const format = intl.formatMessage as (descriptor: { id: string }, values?: object) => string;
  return format({ id }, values);
}

it('merges the packages and falls back to English', () => {
  expect(['a.one', 'a.two', 'b.three'].map((id) => show('ru', id))).toEqual(['Один', 'Two', 'Три']);
  expect(['a.one', 'a.two', 'b.three'].map((id) => show('en', id))).toEqual(['One', 'Two', 'Three']);
});

it('fills in what a text has room for, and takes quotes for what they are', () => {
  expect(show('en', 'a.count', { count: 2 })).toBe('2 blocks');
  expect(show('ru', 'a.count', { count: 2 })).toBe('2 blocks');
  expect(show('en', 'a.quoted')).toBe("It's a {brace}");
});

it('keeps no language it does not speak', () => {
  expect(isLocale('ru')).toBe(true);
  expect(readStoredLocale({ getItem: () => 'de' })).toBeUndefined();
  expect(readStoredLocale({ getItem: () => null })).toBeUndefined();
  expect(readStoredLocale({ getItem: () => 'ru' })).toBe('ru');
});
