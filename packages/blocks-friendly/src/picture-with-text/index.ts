import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  pictureWithTextCss,
  startingStory,
  thumbnails,
  wideImageLayout,
} from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlyPictureWithTextProps } from './schema.ts';

/**
 * A wide image with a text above or below it.
 *
 * @public
 */
export const friendlyPictureWithText = defineBlock({
  key: 'FriendlyPictureWithText',
  family: 'friendly',
  props: friendlyPictureWithTextProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('FriendlyPictureWithText', friendlyLook, pictureWithTextCss),
  layout: wideImageLayout,
  create: () => ({ key: 'FriendlyPictureWithText', props: startingStory }),
  keywords: ['image', 'banner', 'картинка', 'баннер'],
  thumbnail: thumbnails.pictureWithText,
});
