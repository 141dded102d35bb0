import type { ModelAction } from './aiActionDefinition.ts';

/** Writes a headline for the text. */
export const writeHeadline: ModelAction = {
  kind: 'model',
  id: 'headline',
  version: 1,
  name: { en: 'Write a headline', ru: 'Придумать заголовок' },
  description: { en: 'One line that says what the text is about.', ru: 'Одна строка о том, что в тексте.' },
  instruct: () =>
    'Write one headline for the text: at most eight words, concrete, about what the buyer gets. No quotation marks, no full stop, no exclamation mark.',
};
