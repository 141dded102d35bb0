const codes = [
  'en',
  'ru',
  'de',
  'fr',
  'es',
  'it',
  'pl',
  'tr',
  'kk',
  'uz',
  'be',
  'hy',
  'ka',
  'zh',
  'ar',
  'he',
];

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
const inRussian = new Intl.DisplayNames('ru', { type: 'language' });

/** The languages texts are translated into, each by its name in the reader's language. */
export const targetLanguages = codes.map((value) => ({
  value,
  label: { en: inEnglish.of(value) ?? value, ru: inRussian.of(value) ?? value },
}));
