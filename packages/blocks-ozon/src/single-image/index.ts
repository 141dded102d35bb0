import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  pictureWithTextCss,
  startingStory,
  thumbnails,
  wideImageLayout,
} from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonSingleImageProps } from './schema.ts';

/**
 * A wide image with a text above or below it.
 *
 * @public
 */
export const ozonSingleImage = defineBlock({
  key: 'OzonSingleImage',
  family: 'ozon',
  props: ozonSingleImageProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonSingleImage', ozonLook, pictureWithTextCss),
  layout: wideImageLayout,
  create: () => ({ key: 'OzonSingleImage', props: startingStory }),
  aliases: ['single image block'],
  keywords: ['billboard', 'banner', 'картинка', 'баннер'],
  thumbnail: thumbnails.singleImage,
});
