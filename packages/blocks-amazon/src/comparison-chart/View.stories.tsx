import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { amazon } from '../testing/amazon.ts';
import { amazonComparisonChart } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/amazon/ComparisonChart',
  ...blockStory(amazonComparisonChart, amazon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
