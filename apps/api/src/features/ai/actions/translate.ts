import type { ModelAction } from './aiActionDefinition.ts';
import { targetLanguages } from './targetLanguages.ts';

const englishNames = new Map(targetLanguages.map(({ value, label }) => [value, label.en]));

/** Translates a text. */
export const translate: ModelAction = {
  kind: 'model',
  id: 'translate',
  version: 1,
  name: { en: 'Translate', ru: 'Перевести' },
  description: { en: 'Into the language you choose.', ru: 'На выбранный язык.' },
  values: [
    { name: 'locale', label: { en: 'Language', ru: 'Язык' }, defaultValue: 'en', options: targetLanguages },
  ],
  instruct: ({ locale = '' }) =>
    `Translate the text into ${englishNames.get(locale) ?? 'English'}, as a native writer of product texts would put it. Leave brand names, model names and codes as they are; write numbers and units as is usual in that language.`,
};
