import type { ModelAction } from './aiActionDefinition.ts';

/** The same in fewer words. */
export const condense: ModelAction = {
  kind: 'model',
  id: 'condense',
  version: 1,
  name: { en: 'Shorten', ru: 'Сократить' },
  description: {
    en: 'Keeps what matters and leaves out the rest.',
    ru: 'Оставляет главное и убирает остальное.',
  },
  values: [
    {
      name: 'part',
      label: { en: 'Length', ru: 'Длина' },
      defaultValue: 'half',
      options: [
        { value: 'threeQuarters', label: { en: 'A little shorter', ru: 'Чуть короче' } },
        { value: 'half', label: { en: 'Half as long', ru: 'Вдвое короче' } },
        { value: 'quarter', label: { en: 'Very short', ru: 'Очень коротко' } },
      ],
    },
  ],
  instruct: ({ part = '' }) => {
    const percent = { threeQuarters: 75, half: 50, quarter: 25 }[part] ?? 50;
    return `Shorten the text to about ${percent} % of its length. Keep the facts a buyer decides by; leave out repetition and filler.`;
  },
};
