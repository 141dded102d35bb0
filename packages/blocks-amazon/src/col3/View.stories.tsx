import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { amazon } from '../testing/amazon.ts';
import { amazonCol3 } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/amazon/Col3',
  ...blockStory(amazonCol3, amazon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
