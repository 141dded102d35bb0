import { defineBlock } from '@vitrina/block-kit';
import {
  cardGridCss,
  cardsLayout,
  partsCss,
  startingSections,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { amazonLook } from '../look.ts';
import { amazonMultipleImageTextProps } from './schema.ts';

/**
 * Four images, each with a caption, a title and a text.
 *
 * @public
 */
export const amazonMultipleImageText = defineBlock({
  key: 'AmazonMultipleImageText',
  family: 'amazon',
  props: amazonMultipleImageTextProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('AmazonMultipleImageText', amazonLook, cardGridCss),
  layout: cardsLayout(4, 'picture'),
  create: () => ({
    key: 'AmazonMultipleImageText',
    props: { title: 'One appliance, many dinners', items: startingSections(4) },
  }),
  aliases: ['Multiple image and text', 'Multiple images with text'],
  keywords: ['gallery', 'cards', 'картинки', 'карточки'],
  thumbnail: thumbnails.multipleImageText,
});
