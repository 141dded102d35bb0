import { defineBlock } from '@vitrina/block-kit';

import { playerCss } from '../parts/player/playerCss.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { vkVideoProps } from './schema.ts';

/**
 * A VK video.
 *
 * @public
 */
export const vkVideo = defineBlock({
  key: 'VkVideo',
  family: 'generic',
  props: vkVideoProps,
  nesting: { allowedChildren: 'none' },
  css: playerCss('VkVideo'),
  elements: ['vitrina-player'],
  keywords: ['video', 'player', 'вк', 'видео'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="10.75" width="46.5" height="26.5" rx="3" ${tint}/><path d="m21 19 5 10 5-10m5 0v10m7-10-7 5 7 5"/>`,
  ),
});
