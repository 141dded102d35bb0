import { expect, it } from 'vitest';

import { directionOf, localeDirection } from './localeDirection.ts';

it.each([
  'ar',
  'he',
  'iw',
  'fa',
  'ur',
  'ae_ar',
  'ar_EG',
  'il_he',
  'ir_fa',
  'pk_ur',
  'iq_ckb',
  'yi',
  'ps',
  'sd',
  'ug',
  'dv',
])('draws %s from right to left', (locale) => {
  expect(localeDirection(locale)).toBe('rtl');
});

it.each(['ru', 'en_US', 'tr_ku', 'es', 'ar_es', 'he_en', ''])('draws %s from left to right', (locale) => {
  expect(localeDirection(locale)).toBe('ltr');
});

it('a direction the manifest sets goes before that of the language', () => {
  const data = { en: { direction: 'rtl' }, ar: { direction: 'up' }, he: null };
  expect(['en', 'ar', 'he', 'ru'].map((locale) => directionOf({ data }, locale))).toEqual([
    'rtl',
    'rtl',
    'rtl',
    'ltr',
  ]);
  expect(directionOf({}, 'ar')).toBe('rtl');
});
