import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { badge } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Badge',
  ...blockStory(badge, generic, { key: 'Badge', props: { text: 'New in spring' } }),
};
export default meta;

export const Rounded: StoryObj<StoryArgs> = {};

export const Pill: StoryObj<StoryArgs> = { args: { shape: 'pill' } };
