import type { RenderBlocksOptions } from '@vitrina/block-kit/testing';

import { family, views } from '../index.ts';

/** What stories and tests draw with. */
export const example: RenderBlocksOptions = { definitions: family.blocks, views };
