import type { RenderBlocksOptions } from '@vitrina/block-kit/testing';

import { family, views } from '../index.ts';

/** Render options for stories and tests. */
export const example: RenderBlocksOptions = { definitions: family.blocks, views };
