import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlyPictureWithText } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/PictureWithText',
  ...blockStory(friendlyPictureWithText, friendly),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const TextBelow: StoryObj<StoryArgs> = { args: { textPosition: 'bottom' } };
