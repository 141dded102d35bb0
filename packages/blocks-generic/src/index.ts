import type { BlockDefinition } from '@vitrina/block-kit';

import { column } from './column/index.ts';
import { feature } from './feature/index.ts';
import { iframe } from './iframe/index.ts';
import { image } from './image/index.ts';
import { row } from './row/index.ts';
import { rutube } from './rutube/index.ts';
import { text } from './text/index.ts';
import { video } from './video/index.ts';
import { vkVideo } from './vk-video/index.ts';
import { youtube } from './youtube/index.ts';

export { column, feature, iframe, image, row, rutube, text, video, vkVideo, youtube };

/** The generic family, in the palette's order. @public */
export const genericBlocks: readonly BlockDefinition[] = [
  feature,
  row,
  column,
  text,
  image,
  video,
  youtube,
  rutube,
  vkVideo,
  iframe,
];
