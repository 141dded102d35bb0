import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { amazon } from '../testing/amazon.ts';
import { amazonImageTextOverlay } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/amazon/ImageTextOverlay',
  ...blockStory(amazonImageTextOverlay, amazon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Light: StoryObj<StoryArgs> = { args: { overlayColorType: 'light' } };
