import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  startingStory,
  thumbnails,
  titleDescriptionCss,
  titleDescriptionStyle,
} from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlyTitleDescriptionProps } from './schema.ts';

/**
 * A title with its text.
 *
 * @public
 */
export const friendlyTitleDescription = defineBlock({
  key: 'FriendlyTitleDescription',
  family: 'friendly',
  props: friendlyTitleDescriptionProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('FriendlyTitleDescription', friendlyLook, titleDescriptionCss),
  style: titleDescriptionStyle,
  create: () => ({ key: 'FriendlyTitleDescription', props: startingStory }),
  aliases: ['title and description'],
  keywords: ['heading', 'text', 'заголовок', 'текст'],
  thumbnail: thumbnails.titleDescription,
});
