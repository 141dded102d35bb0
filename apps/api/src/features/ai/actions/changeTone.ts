import type { ModelAction } from './aiActionDefinition.ts';

const tones: Readonly<Record<string, string>> = {
  friendly: 'friendly and warm, as one speaks to a good neighbor',
  businesslike: 'businesslike and matter-of-fact, without adjectives that do not inform',
  premium: 'calm and elegant, as fits an expensive product, without exaggeration',
  playful: 'light and playful, with at most one joke',
};

/** Rewrites a text in another tone. */
export const changeTone: ModelAction = {
  kind: 'model',
  id: 'changeTone',
  version: 1,
  name: { en: 'Change tone', ru: 'Сменить тон' },
  description: { en: 'Says the same in another voice.', ru: 'Говорит то же другим голосом.' },
  values: [
    {
      name: 'tone',
      label: { en: 'Tone', ru: 'Тон' },
      defaultValue: 'friendly',
      options: [
        { value: 'friendly', label: { en: 'Friendly', ru: 'Дружелюбный' } },
        { value: 'businesslike', label: { en: 'Businesslike', ru: 'Деловой' } },
        { value: 'premium', label: { en: 'Premium', ru: 'Премиальный' } },
        { value: 'playful', label: { en: 'Playful', ru: 'Игривый' } },
      ],
    },
  ],
  instruct: ({ tone = '' }) =>
    `Rewrite the text in a tone that is ${tones[tone] ?? tones['friendly']}. Keep every fact and roughly the length.`,
};
