import type { ModelAction } from './aiActionDefinition.ts';

/** Corrects the mistakes in a text. */
export const proofread: ModelAction = {
  kind: 'model',
  id: 'proofread',
  version: 1,
  name: { en: 'Fix spelling and grammar', ru: 'Исправить ошибки' },
  description: {
    en: 'Corrects mistakes and leaves everything else as it is.',
    ru: 'Исправляет ошибки, остальное не трогает.',
  },
  instruct: () =>
    'Correct spelling, grammar and punctuation. Change nothing else: no other words, no other order, no other line breaks. If there is nothing to correct, answer with the text as it is.',
};
