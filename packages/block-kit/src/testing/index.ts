export { type BlockCheck, blockChecks, type BlockChecksOptions } from './blockChecks.ts';
export { hostileValues } from './hostileValues.ts';
export { renderBlocks, type RenderBlocksOptions, type RenderedBlocks } from './renderBlocks.tsx';
