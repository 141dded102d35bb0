import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlyImageTextOverlay } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/ImageTextOverlay',
  ...blockStory(friendlyImageTextOverlay, friendly),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Dark: StoryObj<StoryArgs> = {
  args: { overlayColor: 'dark', horizontal: 'right', vertical: 'bottom' },
};

export const Transparent: StoryObj<StoryArgs> = {
  args: { overlayColor: 'transparent', horizontal: 'middle' },
};
