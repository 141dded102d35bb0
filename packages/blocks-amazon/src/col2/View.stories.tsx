import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { amazon } from '../testing/amazon.ts';
import { amazonCol2 } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/amazon/Col2',
  ...blockStory(amazonCol2, amazon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
