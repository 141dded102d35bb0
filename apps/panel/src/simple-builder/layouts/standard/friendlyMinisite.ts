import { defaultTemplate } from '@vitrina/epack-model';

import type { Layout } from '../layout.ts';
import { samples } from '../samples.ts';
import { advantagesPart, detailParts, questionsPart, specificationsPart } from './friendlyParts.ts';

/** A minisite: a large image, slides, details, specifications, and questions. */
export const friendlyMinisite: Layout = {
  key: 'friendlyMinisite',
  place: 'shops',
  kinds: ['anything', 'technical', 'foodAndCare'],
  template: defaultTemplate,
  parts: [
    {
      name: 'opening',
      nodes: [
        {
          key: 'FriendlyImageTextOverlay',
          props: {
            title: '{product}',
            text: samples.tagline,
            altText: '{product}',
            overlayColor: 'light',
            horizontal: 'left',
            vertical: 'middle',
          },
          asks: [
            { prop: 'image', isRequired: true },
            { prop: 'altText' },
            { prop: 'title' },
            { prop: 'text' },
            { prop: 'overlayColor' },
          ],
        },
      ],
    },
    {
      name: 'slides',
      optional: 'on',
      nodes: [
        {
          key: 'FriendlySlider',
          children: [
            {
              key: 'FriendlySlide',
              props: { altText: '{product}' },
              asks: [{ prop: 'image', isRequired: true }, { prop: 'altText' }],
              repeat: { name: 'slide', min: 2, max: 10 },
              children: [
                {
                  key: 'FriendlySlideItem',
                  children: [{ key: 'Text', props: { text: samples.detail }, asks: [{ prop: 'text' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
    advantagesPart,
    ...detailParts,
    specificationsPart('off'),
    questionsPart,
  ],
};
