import { expect, it } from 'vitest';

import { localeDirection } from './localeDirection.ts';

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
