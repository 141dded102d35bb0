import { defaultTemplate } from '@vitrina/epack-model';

import type { Layout } from '../layout.ts';
import { samples } from '../samples.ts';
import { openingPart, questionsPart } from './friendlyParts.ts';

/** Contents and step-by-step instructions, for food, cosmetics, and care products. */
export const howToUse: Layout = {
  key: 'howToUse',
  place: 'shops',
  kinds: ['foodAndCare'],
  template: defaultTemplate,
  parts: [
    openingPart,
    {
      name: 'ingredients',
      optional: 'on',
      nodes: [
        {
          key: 'FriendlyTextList',
          props: {
            title: 'What is in it',
            items: Array.from({ length: 3 }, () => ({
              title: samples.ingredient,
              text: samples.advantageText,
            })),
          },
          asks: [{ prop: 'title' }, { prop: 'items', fields: ['title', 'text'] }],
        },
      ],
    },
    {
      name: 'steps',
      optional: 'on',
      nodes: [
        {
          key: 'FriendlyTextList',
          props: {
            title: 'How to use it',
            theme: 'number',
            items: Array.from({ length: 3 }, () => ({ title: samples.step, text: samples.stepText })),
          },
          asks: [{ prop: 'title' }, { prop: 'items', fields: ['title', 'text'] }],
        },
      ],
    },
    questionsPart,
  ],
};
