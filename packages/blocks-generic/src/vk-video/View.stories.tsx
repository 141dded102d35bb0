import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic, samplePicture } from '../testing/generic.ts';
import { vkVideo } from './index.ts';

const video = { vkOid: '-123', vkId: '456', title: 'A morning coffee', poster: samplePicture };

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/VkVideo',
  ...blockStory(vkVideo, generic, { key: 'VkVideo', props: video }),
};
export default meta;

export const Poster: StoryObj<StoryArgs> = {};

export const Empty: StoryObj<StoryArgs> = {
  ...blockStory(vkVideo, generic, { key: 'VkVideo', props: { title: 'Without a video yet' } }),
};
