import { choice } from '@vitrina/block-kit';
import { lineOfText, plainListItemsProp } from '@vitrina/blocks-generic/parts';

/** Props of AmazonTextList. */
export const amazonTextListProps = {
  title: lineOfText(),
  items: plainListItemsProp({ count: 3, min: 1, max: 20 }),
  theme: choice(['bullet', 'number'], { default: 'bullet', section: 'layout' }),
} as const;
