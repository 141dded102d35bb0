import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { amazon } from '../testing/amazon.ts';
import { amazonTextList } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/amazon/TextList',
  ...blockStory(amazonTextList, amazon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Numbered: StoryObj<StoryArgs> = { args: { theme: 'number' } };
