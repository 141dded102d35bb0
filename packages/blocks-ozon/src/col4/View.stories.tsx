import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonCol4 } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/Col4',
  ...blockStory(ozonCol4, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
