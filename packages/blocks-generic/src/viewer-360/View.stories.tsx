import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic, samplePicture } from '../testing/generic.ts';
import { viewer360 } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Viewer360',
  ...blockStory(viewer360, generic, {
    key: 'Viewer360',
    props: { frames: [samplePicture, samplePicture], alt: 'A mountain lake, all around' },
  }),
};
export default meta;

export const FirstPicture: StoryObj<StoryArgs> = {};
