import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { divider } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Divider',
  ...blockStory(divider, generic, { key: 'Divider' }),
};
export default meta;

export const Thin: StoryObj<StoryArgs> = {};

export const Dotted: StoryObj<StoryArgs> = { args: { line: 'dotted', thickness: '3px' } };
