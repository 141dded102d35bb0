import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { popover } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Popover',
  ...blockStory(popover, { ...generic, previewState: 'triggered' }),
};
export default meta;

export const Triggered: StoryObj<StoryArgs> = {};
