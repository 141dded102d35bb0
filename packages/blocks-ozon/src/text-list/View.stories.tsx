import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonTextList } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/TextList',
  ...blockStory(ozonTextList, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Numbered: StoryObj<StoryArgs> = { args: { theme: 'number' } };

export const Pictures: StoryObj<StoryArgs> = { args: { theme: 'image' } };
