import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  startingLines,
  textListCss,
  textListLayout,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { amazonLook } from '../look.ts';
import { amazonTextListProps } from './schema.ts';

/** A list of texts with bullets or numbers. @public */
export const amazonTextList = defineBlock({
  key: 'AmazonTextList',
  family: 'amazon',
  props: amazonTextListProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('AmazonTextList', amazonLook, textListCss),
  layout: textListLayout,
  create: () => ({ key: 'AmazonTextList', props: { title: 'What makes it easy', items: startingLines(3) } }),
  keywords: ['bullets', 'numbers', 'список', 'перечень'],
  thumbnail: thumbnails.textList,
});
