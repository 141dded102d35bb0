import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlyTextList } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/TextList',
  ...blockStory(friendlyTextList, friendly),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Numbered: StoryObj<StoryArgs> = { args: { theme: 'number' } };

export const Pictures: StoryObj<StoryArgs> = { args: { theme: 'image' } };
