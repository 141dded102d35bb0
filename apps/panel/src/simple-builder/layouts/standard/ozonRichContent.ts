import { ozonTemplate } from '@vitrina/epack-model';

import type { Layout } from '../layout.ts';
import { samples } from '../samples.ts';

/** Ozon rich content: an image, a description, advantages, and properties. */
export const ozonRichContent: Layout = {
  key: 'ozonRichContent',
  place: 'ozon',
  kinds: ['anything'],
  template: ozonTemplate,
  parts: [
    {
      name: 'opening',
      nodes: [
        {
          key: 'OzonPictureWithMargins',
          props: { altText: '{product}' },
          asks: [{ prop: 'src', isRequired: true }, { prop: 'altText' }],
        },
      ],
    },
    {
      name: 'introduction',
      nodes: [
        {
          key: 'OzonTitleDescription',
          props: { title: '{product}', text: samples.story },
          asks: [{ prop: 'title', isRequired: true }, { prop: 'text' }],
        },
      ],
    },
    {
      name: 'advantages',
      optional: 'on',
      nodes: [
        {
          key: 'OzonTextList',
          props: {
            title: 'Advantages',
            items: Array.from({ length: 3 }, () => ({
              title: samples.advantage,
              text: samples.advantageText,
            })),
          },
          asks: [{ prop: 'title' }, { prop: 'items', fields: ['title', 'text'] }],
        },
      ],
    },
    {
      name: 'detail',
      optional: 'off',
      nodes: [
        {
          key: 'OzonSingleLeftImage',
          props: { title: samples.advantage, text: samples.detail },
          asks: [
            { prop: 'image', isRequired: true },
            { prop: 'altText' },
            { prop: 'title' },
            { prop: 'text' },
          ],
        },
      ],
    },
  ],
};
