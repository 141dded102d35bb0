import type { BlockDefinition } from '@vitrina/block-kit';

import { column } from './column/index.ts';
import { feature } from './feature/index.ts';
import { image } from './image/index.ts';
import { row } from './row/index.ts';
import { text } from './text/index.ts';

export { column, feature, image, row, text };

/** The generic family, in the palette's order. @public */
export const genericBlocks: readonly BlockDefinition[] = [feature, row, column, text, image];
