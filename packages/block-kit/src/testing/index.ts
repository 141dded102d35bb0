export {
  type BlockStory,
  blockStory,
  type StoryArgs,
  type StoryArgType,
  type StoryGlobals,
} from './blockStory.tsx';
export { hostileValues } from './hostileValues.ts';
export { renderBlocks, type RenderBlocksOptions, type RenderedBlocks } from './renderBlocks.tsx';
export { storyPage } from './storyPage.ts';
