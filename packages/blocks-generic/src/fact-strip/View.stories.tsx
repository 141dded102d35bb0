import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic, samplePicture } from '../testing/generic.ts';
import { factStrip } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Fact strip',
  ...blockStory(factStrip, generic, factStrip.create()),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Lines: StoryObj<StoryArgs> = { args: { separator: 'line', justify: 'between' } };

export const Logos: StoryObj<StoryArgs> = {
  args: {
    separator: 'none',
    items: ['One', 'Two', 'Three'].map((altText) => ({ title: '', image: samplePicture, altText })),
  },
};
