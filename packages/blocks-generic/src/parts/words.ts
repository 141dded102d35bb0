const words = {
  comparison: { en: 'Comparison', ru: 'Сравнение' },
  embeddedPage: { en: 'Embedded page', ru: 'Встроенная страница' },
  property: { en: 'Property', ru: 'Характеристика' },
  table: { en: 'Table', ru: 'Таблица' },
  video: { en: 'Video', ru: 'Видео' },
} as const;

/**
 * A word that a block says itself, to assistive technology, in the page's language: Russian, or else English.
 *
 * @public
 */
export function wordFor(word: keyof typeof words, locale: string): string {
  return words[word][/(?:^|[_-])ru$/i.test(locale) ? 'ru' : 'en'];
}
