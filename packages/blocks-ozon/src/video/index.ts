import { defineBlock } from '@vitrina/block-kit';
import { video } from '@vitrina/blocks-generic';
import { partsCss, videoCss } from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonVideoProps } from './schema.ts';

/** A video file. Without one, shows its poster or an empty place. @public */
export const ozonVideo = defineBlock({
  key: 'OzonVideo',
  family: 'ozon',
  props: ozonVideoProps,
  nesting: { allowedChildren: 'none' },
  css:
    partsCss('OzonVideo', ozonLook) +
    videoCss('OzonVideo') +
    '.OzonVideo-video{border-radius:var(--v-radius)}',
  elements: video.elements,
  keywords: video.keywords,
  thumbnail: video.thumbnail,
});
