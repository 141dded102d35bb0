import { languageName } from '@vitrina/epack-model';
import { expect, test } from 'vitest';

import { commonLocales } from './commonLocales.ts';
import { isLocale } from './isLocale.ts';

test.each(['ru', 'il_he', 'pt-BR', 'en_US', 'zh-Hant', 'zh-Hans-CN'])('%s is a locale', (text) => {
  expect(isLocale(text)).toBe(true);
});

test.each(['', 'english!', 'english', 'en ', 'e', 'en_', 'ru/en', 'toString', 'xx_1'])(
  '“%s” is no locale',
  (text) => {
    expect(isLocale(text)).toBe(false);
  },
);

test('each offered locale is one, with a name in its own language', () => {
  for (const locale of commonLocales) {
    expect(isLocale(locale)).toBe(true);
    expect(languageName(locale).toLowerCase()).not.toBe(locale.toLowerCase());
  }
  expect(['ru', 'de', 'il_he', 'zh-Hant'].map(languageName)).toEqual([
    'Русский',
    'Deutsch',
    'עברית (ישראל)',
    '繁體中文',
  ]);
});
