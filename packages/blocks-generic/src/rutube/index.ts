import { defineBlock } from '@vitrina/block-kit';

import { playerCss } from '../parts/player/playerCss.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { rutubeProps } from './schema.ts';

/**
 * A Rutube video.
 *
 * @public
 */
export const rutube = defineBlock({
  key: 'Rutube',
  family: 'generic',
  props: rutubeProps,
  nesting: { allowedChildren: 'none' },
  css: playerCss('Rutube'),
  elements: ['vitrina-player'],
  keywords: ['video', 'player', 'рутуб', 'видео'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="10.75" width="46.5" height="26.5" rx="3" ${tint}/><path d="M26 30V18h7a4 4 0 0 1 0 8h-7m6 0 5 4"/>`,
  ),
});
