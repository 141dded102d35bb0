import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { amazon } from '../testing/amazon.ts';
import { amazonSpecs } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/amazon/Specs',
  ...blockStory(amazonSpecs, amazon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const TwoTables: StoryObj<StoryArgs> = { args: { tableCount: 2 } };
