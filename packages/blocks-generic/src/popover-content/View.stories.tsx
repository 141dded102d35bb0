import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { popoverContent } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/PopoverContent',
  ...blockStory(popoverContent, generic, {
    key: 'PopoverContent',
    children: [{ key: 'Text', props: { text: 'Two years of warranty' } }],
  }),
};
export default meta;

export const Warranty: StoryObj<StoryArgs> = {};
