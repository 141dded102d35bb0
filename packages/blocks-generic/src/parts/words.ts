const words = {
  compare: { en: 'Compare before and after', ru: 'Сравнить до и после' },
  comparison: { en: 'Comparison', ru: 'Сравнение' },
  embeddedPage: { en: 'Embedded page', ru: 'Встроенная страница' },
  nextSlide: { en: 'Next slide', ru: 'Следующий слайд' },
  openPage: { en: 'Open the page', ru: 'Открыть страницу' },
  playVideo: { en: 'Play video', ru: 'Смотреть видео' },
  previousSlide: { en: 'Previous slide', ru: 'Предыдущий слайд' },
  property: { en: 'Property', ru: 'Характеристика' },
  slide: { en: 'Slide', ru: 'Слайд' },
  slider: { en: 'slider', ru: 'слайдер' },
  slides: { en: 'Slides', ru: 'Слайды' },
  table: { en: 'Table', ru: 'Таблица' },
  video: { en: 'Video', ru: 'Видео' },
  formSent: { en: 'Thank you, it is sent.', ru: 'Спасибо, отправлено.' },
  formFailed: {
    en: 'It could not be sent. Please try again.',
    ru: 'Не получилось отправить. Попробуйте ещё раз.',
  },
  formPreview: { en: 'A preview sends nothing.', ru: 'В предпросмотре форма не отправляется.' },
  point: { en: 'Point', ru: 'Точка' },
  turnProduct: { en: 'Turn the product', ru: 'Повернуть товар' },
  model: { en: '3D model', ru: '3D-модель' },
  viewModel: { en: 'View in 3D', ru: 'Посмотреть в 3D' },
} as const;

/**
 * Returns a block's own text for assistive technology in the page's language: Russian, otherwise English.
 *
 * @public
 */
export function wordFor(word: keyof typeof words, locale: string): string {
  return words[word][/(?:^|[_-])ru$/i.test(locale) ? 'ru' : 'en'];
}
