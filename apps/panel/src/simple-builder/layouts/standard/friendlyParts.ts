import type { LayoutPart } from '../layout.ts';
import { samples } from '../samples.ts';

const picture = [{ prop: 'image', isRequired: true }, { prop: 'altText' }] as const;
const words = [{ prop: 'title', isRequired: true }, { prop: 'text' }] as const;

/** A wide image with the product's name and its main advantage. */
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

/** A short description of the product, with a title. */
export const introductionPart: LayoutPart = {
  name: 'introduction',
  nodes: [
    { key: 'FriendlyTitleDescription', props: { title: '{product}', text: samples.story }, asks: words },
  ],
};

/** The advantages of the product, as a list. */
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

/** A detail with an image on the left or right. */
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

/** The product's specifications, as a table. */
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

/** Customer questions with expandable answers. */
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
