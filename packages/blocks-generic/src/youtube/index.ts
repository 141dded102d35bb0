import { defineBlock } from '@vitrina/block-kit';

import { playerCss } from '../parts/player/playerCss.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { youtubeProps } from './schema.ts';

/** A YouTube video, in the player that sets no cookies before playing. @public */
export const youtube = defineBlock({
  key: 'Youtube',
  family: 'generic',
  props: youtubeProps,
  nesting: { allowedChildren: 'none' },
  css: playerCss('Youtube'),
  elements: ['vitrina-player'],
  keywords: ['video', 'player', 'ютуб', 'видео'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="10.75" width="46.5" height="26.5" rx="8" ${tint}/><path fill="currentColor" d="m28 19 10 5-10 5z"/>`,
  ),
});
