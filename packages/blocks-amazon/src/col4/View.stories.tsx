import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { amazon } from '../testing/amazon.ts';
import { amazonCol4 } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/amazon/Col4',
  ...blockStory(amazonCol4, amazon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
