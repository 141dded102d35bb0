export { type BlockCheck, blockChecks, type BlockChecksOptions } from './blockChecks.ts';
export { type BlockStory, blockStory, type StoryArgs, type StoryArgType } from './blockStory.tsx';
export { hostileValues } from './hostileValues.ts';
export { renderBlocks, type RenderBlocksOptions, type RenderedBlocks } from './renderBlocks.tsx';
