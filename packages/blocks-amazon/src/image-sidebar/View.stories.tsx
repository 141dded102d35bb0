import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { amazon } from '../testing/amazon.ts';
import { amazonImageSidebar } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/amazon/ImageSidebar',
  ...blockStory(amazonImageSidebar, amazon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
