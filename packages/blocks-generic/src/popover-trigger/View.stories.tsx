import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { popoverTrigger } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/PopoverTrigger',
  ...blockStory(popoverTrigger, generic, {
    key: 'PopoverTrigger',
    children: [{ key: 'Text', props: { text: 'Details' } }],
  }),
};
export default meta;

export const Details: StoryObj<StoryArgs> = {};
