import type { StreamPage, StreamPointer } from '@vitrina/api-client/contract';
import { describe, expect, it } from 'vitest';

import { choosePage, reservedHeight } from './choosePage.ts';

const page = (html: string, heights: StreamPage['heights'] = {}): StreamPage => ({
  html,
  css: 'page.css',
  elements: [],
  fonts: [],
  heights,
});

const pointer: StreamPointer = {
  version: 1,
  publicId: 'pub',
  publication: '1',
  base: 'p/abc/',
  defaultLocale: 'ru',
  defaultTemplate: 'master_template',
  pages: {
    ru: { master_template: page('ru'), ozon_template: page('ru-ozon') },
    en: { ozon_template: page('en-ozon') },
  },
};

describe('choosePage', () => {
  it.each([
    ['ru', null, 'ru'],
    ['ru', 'ozon_template', 'ru-ozon'],
    ['ru-RU', 'no_such_template', 'ru'],
    ['en', null, 'en-ozon'],
    ['fr', null, 'ru'],
    [null, null, 'ru'],
    ['__proto__', 'constructor', 'ru'],
  ])('for locale %s and template %s shows %s', (locale, template, html) => {
    expect(choosePage(pointer, { locale, template })?.page.html).toBe(html);
  });

  it.each([
    ['he', 'il_he'],
    ['he-IL', 'il_he'],
    ['il_he', 'il_he'],
    ['pt', 'pt-BR'],
    ['uz_ru', 'ru'],
    ['uz', 'uz'],
    ['ru_RU', 'ru'],
    ['en_us', 'en'],
    ['fr-FR', 'ru'],
  ])('a shop that asks for %s is shown %s', (locale, shown) => {
    const pages = Object.fromEntries(
      ['ru', 'en', 'uz', 'il_he', 'pt-BR'].map((name) => [name, { master_template: page(name) }]),
    );
    expect(choosePage({ ...pointer, pages }, { locale, template: null })?.locale).toBe(shown);
  });

  it('shows nothing of a publication without pages', () => {
    expect(choosePage({ ...pointer, pages: {} }, { locale: 'ru', template: null })).toBeUndefined();
  });
});

it.each([
  [1200, 400],
  [1100, 400],
  [992, 600],
  [768, 900],
  [390, 900],
])('at %i px reserves %i px', (width, height) => {
  expect(reservedHeight(page('', { desktop: 400, tablet: 600, mobile: 900 }), width)).toBe(height);
});

it.each([
  [200, 4000],
  [300, 4000],
  [450, 3250],
  [600, 2500],
  [768, 2000],
  [769, 900],
  [2000, 900],
])('at %i px reserves what was measured around it: %i px', (width, height) => {
  const measured: StreamPage['measured'] = [
    [300, 4000],
    [600, 2500],
    [768, 2000],
    [769, 900],
    [1000, 900],
  ];
  expect(reservedHeight({ ...page('', { desktop: 1, mobile: 1 }), measured }, width)).toBe(height);
});

it('reserves nothing where no height was measured', () => {
  expect(reservedHeight(page(''), 1200)).toBe(0);
});
