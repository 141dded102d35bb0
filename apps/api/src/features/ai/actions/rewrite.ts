import type { ModelAction } from './aiActionDefinition.ts';

/** Says the same in other words. */
export const rewrite: ModelAction = {
  kind: 'model',
  id: 'rewrite',
  version: 1,
  name: { en: 'Rewrite', ru: 'Переписать' },
  description: { en: 'Says the same in other words.', ru: 'Говорит то же другими словами.' },
  instruct: () =>
    'Rewrite the text in other words. Keep its meaning, its order, and roughly its length. Prefer short sentences and active verbs.',
};
