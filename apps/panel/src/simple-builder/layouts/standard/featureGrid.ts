import { defaultTemplate } from '@vitrina/epack-model';

import type { Layout } from '../layout.ts';
import { samples } from '../samples.ts';
import { detailParts, introductionPart, questionsPart } from './friendlyParts.ts';

const cards = Array.from({ length: 4 }, () => ({ title: samples.advantage, text: samples.advantageText }));

/** Four advantages side by side, each with an image. */
export const featureGrid: Layout = {
  key: 'featureGrid',
  place: 'shops',
  kinds: ['anything', 'technical'],
  template: defaultTemplate,
  parts: [
    introductionPart,
    {
      name: 'features',
      nodes: [
        {
          key: 'FriendlyMultipleImageText',
          props: { title: 'Advantages', items: cards },
          asks: [{ prop: 'title' }, { prop: 'items', isRequired: true }],
        },
      ],
    },
    ...detailParts,
    questionsPart,
  ],
};
