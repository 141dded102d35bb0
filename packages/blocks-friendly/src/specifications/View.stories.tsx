import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlySpecifications } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/Specifications',
  ...blockStory(friendlySpecifications, friendly),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const TwoTables: StoryObj<StoryArgs> = { args: { tableCount: 2 } };

export const SeparateRows: StoryObj<StoryArgs> = { args: { tableCount: 2, borderCollapse: 'separate' } };
