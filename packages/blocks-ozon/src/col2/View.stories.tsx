import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonCol2 } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/Col2',
  ...blockStory(ozonCol2, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
