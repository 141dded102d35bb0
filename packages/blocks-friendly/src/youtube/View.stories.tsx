import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlyYoutube } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/Youtube',
  ...blockStory(friendlyYoutube, friendly),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
