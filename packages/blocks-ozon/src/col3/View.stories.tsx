import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonCol3 } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/Col3',
  ...blockStory(ozonCol3, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
