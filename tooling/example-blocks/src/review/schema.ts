import { asset, richText, text } from '@vitrina/block-kit';

/** Props of ExampleReview. */
export const reviewProps = {
  quote: richText({ maxLength: 2000 }),
  author: text({ maxLength: 100 }),
  role: text({ maxLength: 100 }),
  portrait: asset({ fileType: 'image', isPerSize: false }),
} as const;
