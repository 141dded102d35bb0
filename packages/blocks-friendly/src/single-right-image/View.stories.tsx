import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlySingleRightImage } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/SingleRightImage',
  ...blockStory(friendlySingleRightImage, friendly),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Narrow: StoryObj<StoryArgs> = { args: { mediaColumnWidth: '25%' } };

export const Wide: StoryObj<StoryArgs> = { args: { mediaColumnWidth: '75%' } };
