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

/** The target languages of translations, with their names in the user's language. */
export const targetLanguages = codes.map((value) => ({
  value,
  label: { en: inEnglish.of(value) ?? value, ru: inRussian.of(value) ?? value },
}));
