import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonIcons } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/Icons',
  ...blockStory(ozonIcons, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
