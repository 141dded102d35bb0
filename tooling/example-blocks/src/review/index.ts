import { defineBlock } from '@vitrina/block-kit';

import { reviewProps } from './schema.ts';

const css = [
  '.ExampleReview{max-width:720px;margin-inline:auto;padding:24px;text-align:center;color:#001a34}',
  '.ExampleReview-text{margin:0;font-size:24px;line-height:1.4}',
  '.ExampleReview-text::before{content:"“";display:block;height:40px;font:700 72px/1 Georgia,serif;color:#3d5165}',
  '.ExampleReview-author{display:flex;justify-content:center;align-items:center;gap:12px;margin-top:16px;text-align:start}',
  '.ExampleReview-portrait{width:56px;height:56px;border-radius:50%;object-fit:cover}',
  '.ExampleReview-name{display:block;font-weight:600}.ExampleReview-role{display:block;font-size:14px;color:#3d5165}',
  '@container page (max-width:768px){.ExampleReview{padding:16px}.ExampleReview-text{font-size:20px}}',
].join('');

/** A quote about the product, with its author. */
export const review = defineBlock({
  key: 'ExampleReview',
  family: 'example',
  props: reviewProps,
  nesting: { allowedChildren: 'none' },
  css,
  create: () => ({
    key: 'ExampleReview',
    props: {
      quote: 'I turn it on, lay the table, and it tells me when the steak is <b>just right</b>.',
      author: 'Anna Weber',
      role: 'Cooks for four every day',
    },
  }),
  keywords: ['review', 'testimonial', 'цитата', 'отзыв'],
  thumbnail:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><rect x="8.75" y="7.75" width="46.5" height="22.5" rx="3" fill="currentColor" fill-opacity=".08"/><path d="M17 21v-4a3 3 0 0 1 3-3M25 21v-4a3 3 0 0 1 3-3M36 16h12M36 22h8"/><circle cx="24" cy="38" r="3.25"/><path d="M31 38h12"/></svg>',
});
