import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { amazon } from '../testing/amazon.ts';
import { amazonPicture } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/amazon/Picture',
  ...blockStory(amazonPicture, amazon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Logo: StoryObj<StoryArgs> = { args: { isLogo: true } };
