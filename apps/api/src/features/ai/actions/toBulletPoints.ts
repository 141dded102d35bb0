import type { ModelAction } from './aiActionDefinition.ts';

/** The same as a list. */
export const toBulletPoints: ModelAction = {
  kind: 'model',
  id: 'bulletPoints',
  version: 1,
  name: { en: 'Bullet points', ru: 'Списком' },
  description: {
    en: 'Three to seven points, one line each.',
    ru: 'От трёх до семи пунктов, по строке на каждый.',
  },
  instruct: () =>
    'Turn the text into three to seven bullet points, the most important first, at most twelve words each. In plain text begin each line with "• "; in HTML use ul and li.',
};
