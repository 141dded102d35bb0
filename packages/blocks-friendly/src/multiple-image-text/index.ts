import { defineBlock } from '@vitrina/block-kit';
import {
  cardGridCss,
  cardsLayout,
  partsCss,
  startingSections,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlyMultipleImageTextProps } from './schema.ts';

/**
 * Four images with a title and text each.
 *
 * @public
 */
export const friendlyMultipleImageText = defineBlock({
  key: 'FriendlyMultipleImageText',
  family: 'friendly',
  props: friendlyMultipleImageTextProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('FriendlyMultipleImageText', friendlyLook, cardGridCss),
  layout: cardsLayout(4, 'picture'),
  create: () => ({
    key: 'FriendlyMultipleImageText',
    props: { title: 'One appliance, many dinners', items: startingSections(4) },
  }),
  aliases: ['Multiple image and text', 'Multiple images with text'],
  keywords: ['gallery', 'cards', 'картинки', 'карточки'],
  thumbnail: thumbnails.multipleImageText,
});
