import { defineBlock } from '@vitrina/block-kit';
import {
  overlayLayout,
  overlayCss,
  overlayStyle,
  partsCss,
  startingStory,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { amazonLook } from '../look.ts';
import { amazonImageTextOverlayProps } from './schema.ts';

/**
 * A text on a dark or light panel over an image; on the mobile size it is below.
 *
 * @public
 */
export const amazonImageTextOverlay = defineBlock({
  key: 'AmazonImageTextOverlay',
  family: 'amazon',
  props: amazonImageTextOverlayProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('AmazonImageTextOverlay', amazonLook, overlayCss),
  style: () => overlayStyle({ width: '40%', horizontal: 'left', vertical: 'middle' }),
  layout: overlayLayout,
  create: () => ({ key: 'AmazonImageTextOverlay', props: startingStory }),
  aliases: ['Image with text overlay', 'Image and text overlay'],
  keywords: ['banner', 'hero', 'баннер', 'обложка'],
  thumbnail: thumbnails.imageTextOverlay,
});
