import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonVideo } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/Video',
  ...blockStory(ozonVideo, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
