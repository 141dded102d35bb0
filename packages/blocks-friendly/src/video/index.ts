import { defineBlock } from '@vitrina/block-kit';
import { video } from '@vitrina/blocks-generic';
import { partsCss, videoCss } from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlyVideoProps } from './schema.ts';

/** A video file. Without one, shows its poster or an empty place. @public */
export const friendlyVideo = defineBlock({
  key: 'FriendlyVideo',
  family: 'friendly',
  props: friendlyVideoProps,
  nesting: { allowedChildren: 'none' },
  css:
    partsCss('FriendlyVideo', friendlyLook) +
    videoCss('FriendlyVideo') +
    '.FriendlyVideo-video{border-radius:var(--v-radius)}',
  elements: video.elements,
  style: ({ borderRadius }) => ({ root: { '--v-radius': borderRadius } }),
  keywords: video.keywords,
  thumbnail: video.thumbnail,
});
