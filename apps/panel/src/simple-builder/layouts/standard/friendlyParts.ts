import type { LayoutPart } from '../layout.ts';
import { samples } from '../samples.ts';

const picture = [{ prop: 'image', isRequired: true }, { prop: 'altText' }] as const;
const words = [{ prop: 'title', isRequired: true }, { prop: 'text' }] as const;

/** A wide picture with the product's name and what is special about it. */
export const openingPart: LayoutPart = {
  name: 'opening',
  nodes: [
    {
      key: 'FriendlyPictureWithText',
      props: { title: '{product}', text: samples.tagline, altText: '{product}', textPosition: 'bottom' },
      asks: [...picture, ...words],
    },
  ],
};

/** What the product is, in a title and some sentences. */
export const introductionPart: LayoutPart = {
  name: 'introduction',
  nodes: [
    { key: 'FriendlyTitleDescription', props: { title: '{product}', text: samples.story }, asks: words },
  ],
};

/** What speaks for it, point by point. */
export const advantagesPart: LayoutPart = {
  name: 'advantages',
  optional: 'on',
  nodes: [
    {
      key: 'FriendlyTextList',
      props: {
        title: 'Advantages',
        items: Array.from({ length: 3 }, () => ({ title: samples.advantage, text: samples.advantageText })),
      },
      asks: [{ prop: 'title' }, { prop: 'items', fields: ['title', 'text'] }],
    },
  ],
};

/** A detail beside its picture, on either side. */
export const detailParts: readonly LayoutPart[] = [
  {
    name: 'detail',
    optional: 'off',
    nodes: [
      {
        key: 'FriendlySingleLeftImage',
        props: { title: samples.advantage, text: samples.detail },
        asks: [...picture, ...words],
      },
    ],
  },
  {
    name: 'secondDetail',
    optional: 'off',
    nodes: [
      {
        key: 'FriendlySingleRightImage',
        props: { title: samples.advantage, text: samples.detail },
        asks: [...picture, ...words],
      },
    ],
  },
];

/** What the product measures and can do, as a table. */
export function specificationsPart(optional: NonNullable<LayoutPart['optional']>): LayoutPart {
  return {
    name: 'specifications',
    optional,
    nodes: [
      {
        key: 'FriendlySpecifications',
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
  };
}

/** What customers ask, with the answers behind the questions. */
export const questionsPart: LayoutPart = {
  name: 'questions',
  optional: 'off',
  nodes: [
    {
      key: 'Text',
      props: { text: 'Questions and answers', element: 'h2', fontSize: 6, weight: 600, color: '#001a34' },
      asks: [{ prop: 'text' }],
    },
    {
      key: 'Accordion',
      props: { title: samples.question },
      asks: [{ prop: 'title' }],
      repeat: { name: 'question', min: 1, max: 12 },
      count: 2,
      children: [{ key: 'Text', props: { text: samples.answer }, asks: [{ prop: 'text' }] }],
    },
  ],
};
