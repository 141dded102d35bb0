import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonSingleImage } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/SingleImage',
  ...blockStory(ozonSingleImage, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const TextAbove: StoryObj<StoryArgs> = { args: { textPosition: 'top' } };
