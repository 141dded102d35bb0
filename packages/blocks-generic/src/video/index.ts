import { defineBlock } from '@vitrina/block-kit';

import { videoCss } from '../parts/player/videoCss.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { videoProps } from './schema.ts';

/**
 * A video file.
 *
 * @public
 */
export const video = defineBlock({
  key: 'Video',
  family: 'generic',
  props: videoProps,
  nesting: { allowedChildren: 'none' },
  css: videoCss('Video'),
  elements: ['vitrina-video'],
  keywords: ['movie', 'clip', 'видео', 'ролик'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="8.75" width="46.5" height="30.5" rx="3" ${tint}/><circle cx="32" cy="24" r="8.25"/><path fill="currentColor" d="m30 20.5 5.5 3.5-5.5 3.5z"/>`,
  ),
});
