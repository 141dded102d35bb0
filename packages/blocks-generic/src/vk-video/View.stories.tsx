import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { vkVideo } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/VkVideo',
  ...blockStory(vkVideo, generic, { key: 'VkVideo', props: { title: 'Without a video yet' } }),
};
export default meta;

export const Empty: StoryObj<StoryArgs> = {};
