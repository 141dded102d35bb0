import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { tabButton } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/TabButton',
  ...blockStory(tabButton, { ...generic, previewState: 'active' }),
};
export default meta;

export const Active: StoryObj<StoryArgs> = {};
