import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  startingStory,
  thumbnails,
  titleDescriptionCss,
  titleDescriptionStyle,
} from '@vitrina/blocks-generic/parts';

import { amazonLook } from '../look.ts';
import { amazonTitleDescriptionProps } from './schema.ts';

/**
 * A title with its text.
 *
 * @public
 */
export const amazonTitleDescription = defineBlock({
  key: 'AmazonTitleDescription',
  family: 'amazon',
  props: amazonTitleDescriptionProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('AmazonTitleDescription', amazonLook, titleDescriptionCss),
  style: titleDescriptionStyle,
  create: () => ({ key: 'AmazonTitleDescription', props: startingStory }),
  aliases: ['title and description'],
  keywords: ['heading', 'text', 'заголовок', 'текст'],
  thumbnail: thumbnails.titleDescription,
});
