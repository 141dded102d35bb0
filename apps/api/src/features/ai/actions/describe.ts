import type { ModelAction } from './aiActionDefinition.ts';

/** A text from a few words. */
export const describe: ModelAction = {
  kind: 'model',
  id: 'describe',
  version: 1,
  name: { en: 'Write a description', ru: 'Написать описание' },
  description: { en: 'Writes a text from a few words.', ru: 'Пишет текст по нескольким словам.' },
  instruct: () =>
    'The text is a few notes about a product. Write a description of two short paragraphs from them, in the language of the notes: first what it is and for whom, then what sets it apart. Use only what the notes say; invent no properties, numbers, certificates or promises.',
};
