import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonPicture } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/Picture',
  ...blockStory(ozonPicture, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Half: StoryObj<StoryArgs> = { args: { width: 'half', showBackground: true } };
