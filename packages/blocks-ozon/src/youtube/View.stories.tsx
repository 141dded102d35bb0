import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonYoutube } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/Youtube',
  ...blockStory(ozonYoutube, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
