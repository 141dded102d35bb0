import { defineBlock } from '@vitrina/block-kit';
import { chessCss, chessLayout, partsCss, startingSections, thumbnails } from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonMultipleImageTextProps } from './schema.ts';

/** Four images beside their texts, on alternating sides. @public */
export const ozonMultipleImageText = defineBlock({
  key: 'OzonMultipleImageText',
  family: 'ozon',
  props: ozonMultipleImageTextProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonMultipleImageText', ozonLook, chessCss),
  layout: chessLayout,
  create: () => ({
    key: 'OzonMultipleImageText',
    props: { title: 'One appliance, many dinners', items: startingSections(4) },
  }),
  aliases: ['Multiple image and text', 'Multiple images with text'],
  keywords: ['chess', 'zigzag', 'картинки', 'шахматка'],
  thumbnail: thumbnails.chess,
});
