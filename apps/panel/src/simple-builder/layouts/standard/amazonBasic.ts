import { amazonTemplate } from '@vitrina/epack-model';

import type { Layout } from '../layout.ts';
import { samples } from '../samples.ts';

/** Basic A+ content for Amazon, with at most five modules. */
export const amazonBasic: Layout = {
  key: 'amazonBasic',
  place: 'amazon',
  kinds: ['anything'],
  template: amazonTemplate,
  parts: [
    {
      name: 'opening',
      nodes: [
        {
          key: 'AmazonImageTextOverlay',
          props: { title: '{product}', text: samples.tagline, altText: '{product}' },
          asks: [
            { prop: 'image', isRequired: true },
            { prop: 'altText' },
            { prop: 'title' },
            { prop: 'text' },
          ],
        },
      ],
    },
    {
      name: 'introduction',
      nodes: [
        {
          key: 'AmazonTitleDescription',
          props: { title: 'About this product', text: samples.story },
          asks: [{ prop: 'title' }, { prop: 'text' }],
        },
      ],
    },
    {
      name: 'features',
      optional: 'off',
      nodes: [
        {
          key: 'AmazonMultipleImageText',
          props: {
            title: '{product}',
            items: Array.from({ length: 4 }, () => ({
              title: samples.advantage,
              text: samples.advantageText,
            })),
          },
          asks: [{ prop: 'title' }, { prop: 'items', isRequired: true }],
        },
      ],
    },
    {
      name: 'advantages',
      optional: 'on',
      nodes: [
        {
          key: 'AmazonTextList',
          props: {
            title: 'At a glance',
            items: Array.from({ length: 3 }, () => ({ text: samples.advantageText })),
          },
          asks: [{ prop: 'title' }, { prop: 'items' }],
        },
      ],
    },
    {
      name: 'specifications',
      optional: 'off',
      nodes: [
        {
          key: 'AmazonSpecs',
          props: {
            title: 'Specifications',
            specifications: Array.from({ length: 4 }, () => ({
              label: samples.property,
              description: samples.value,
            })),
          },
          asks: [{ prop: 'title' }, { prop: 'specifications' }],
        },
      ],
    },
  ],
};
