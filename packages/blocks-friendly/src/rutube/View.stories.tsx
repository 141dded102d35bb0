import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlyRutube } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/Rutube',
  ...blockStory(friendlyRutube, friendly),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};
