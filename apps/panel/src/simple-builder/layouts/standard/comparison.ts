import { defaultTemplate } from '@vitrina/epack-model';

import type { Layout } from '../layout.ts';
import { samples } from '../samples.ts';
import { advantagesPart, introductionPart } from './friendlyParts.ts';

const modelCount = 5;

/** Compares the models of a product range side by side. */
export const comparison: Layout = {
  key: 'comparison',
  place: 'shops',
  kinds: ['range', 'technical'],
  template: defaultTemplate,
  parts: [
    introductionPart,
    {
      name: 'comparison',
      nodes: [
        {
          key: 'FriendlyComparisonChart',
          props: {
            title: 'Compare the models',
            products: Array.from({ length: modelCount }, (_, index) => ({
              title: index === 0 ? '{product}' : samples.model,
            })),
            rows: Array.from({ length: 3 }, () => ({
              label: samples.property,
              values: Array.from({ length: modelCount }, () => samples.value),
            })),
          },
          asks: [{ prop: 'title' }, { prop: 'products' }, { prop: 'rows' }],
        },
      ],
    },
    { ...advantagesPart, optional: 'off' },
  ],
};
