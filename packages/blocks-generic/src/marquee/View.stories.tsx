import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic, samplePicture } from '../testing/generic.ts';
import { marquee } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Marquee',
  ...blockStory(marquee, generic, marquee.create()),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const OneWord: StoryObj<StoryArgs> = {
  args: { separator: 'slash', textStyle: 'display', items: [{ title: 'New', image: '', altText: '' }] },
};

export const Logos: StoryObj<StoryArgs> = {
  args: {
    separator: 'none',
    backgroundColor: '#f6f7f8',
    items: ['One', 'Two', 'Three'].map((altText) => ({ title: '', image: samplePicture, altText })),
  },
};
