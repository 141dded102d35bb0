import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlySlider } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/Slider',
  ...blockStory(friendlySlider, friendly),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const ContentAbove: StoryObj<StoryArgs> = { args: { contentPosition: 'top' } };
