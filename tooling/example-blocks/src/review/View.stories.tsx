import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { example } from '../testing/example.ts';
import { review } from './index.ts';

const meta: Meta<StoryArgs> = { title: 'Blocks/example/Review', ...blockStory(review, example) };
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const WithPortrait: StoryObj<StoryArgs> = {
  args: { portrait: { src: '/sample-media/ornelle/serum-use.jpg', widthPx: 1600, heightPx: 1067 } },
};
