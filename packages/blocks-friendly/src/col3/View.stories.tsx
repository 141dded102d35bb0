import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlyCol3 } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/Col3',
  ...blockStory(friendlyCol3, friendly),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
