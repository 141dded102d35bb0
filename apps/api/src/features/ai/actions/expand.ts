import type { ModelAction } from './aiActionDefinition.ts';

/** Makes a text longer. */
export const expand: ModelAction = {
  kind: 'model',
  id: 'expand',
  version: 1,
  name: { en: 'Expand', ru: 'Расширить' },
  description: {
    en: 'Tells the same in more detail, adding no facts.',
    ru: 'Рассказывает то же подробнее, не добавляя фактов.',
  },
  instruct: () =>
    'Make the text about half again as long by saying what its facts mean for the person who buys the product. Add no fact, number or promise that the text does not contain.',
};
