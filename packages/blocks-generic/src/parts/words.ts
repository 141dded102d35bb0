const words = {
  compare: { en: 'Compare before and after', ru: 'Сравнить до и после', ar: 'مقارنة قبل وبعد' },
  comparison: { en: 'Comparison', ru: 'Сравнение', ar: 'مقارنة' },
  embeddedPage: { en: 'Embedded page', ru: 'Встроенная страница', ar: 'صفحة مضمّنة' },
  nextSlide: { en: 'Next slide', ru: 'Следующий слайд', ar: 'الشريحة التالية' },
  openPage: { en: 'Open the page', ru: 'Открыть страницу', ar: 'فتح الصفحة' },
  playVideo: { en: 'Play video', ru: 'Смотреть видео', ar: 'تشغيل الفيديو' },
  previousSlide: { en: 'Previous slide', ru: 'Предыдущий слайд', ar: 'الشريحة السابقة' },
  property: { en: 'Property', ru: 'Характеристика', ar: 'الخاصية' },
  slide: { en: 'Slide', ru: 'Слайд', ar: 'شريحة' },
  slider: { en: 'slider', ru: 'слайдер', ar: 'عارض شرائح' },
  slides: { en: 'Slides', ru: 'Слайды', ar: 'الشرائح' },
  table: { en: 'Table', ru: 'Таблица', ar: 'جدول' },
  video: { en: 'Video', ru: 'Видео', ar: 'فيديو' },
  formSent: { en: 'Thank you, it is sent.', ru: 'Спасибо, отправлено.', ar: 'شكرًا، تم الإرسال.' },
  formFailed: {
    en: 'It could not be sent. Please try again.',
    ru: 'Не получилось отправить. Попробуйте ещё раз.',
    ar: 'تعذّر الإرسال. حاول مرة أخرى.',
  },
  formPreview: {
    en: 'A preview sends nothing.',
    ru: 'В предпросмотре форма не отправляется.',
    ar: 'لا تُرسل المعاينة شيئًا.',
  },
  point: { en: 'Point', ru: 'Точка', ar: 'نقطة' },
  turnProduct: { en: 'Turn the product', ru: 'Повернуть товар', ar: 'تدوير المنتج' },
  model: { en: '3D model', ru: '3D-модель', ar: 'نموذج ثلاثي الأبعاد' },
  viewModel: { en: 'View in 3D', ru: 'Посмотреть в 3D', ar: 'عرض ثلاثي الأبعاد' },
} as const;

/**
 * Returns a block's own text for assistive technology in the page's language: Russian, Arabic, otherwise English.
 *
 * @public
 */
export function wordFor(word: keyof typeof words, locale: string): string {
  const language = locale.toLowerCase().split(/[_-]/).at(-1);
  return words[word][language === 'ru' || language === 'ar' ? language : 'en'];
}
