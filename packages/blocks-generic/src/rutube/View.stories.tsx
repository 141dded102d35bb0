import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { rutube } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Rutube',
  ...blockStory(rutube, generic, { key: 'Rutube', props: { videoId: '7163336', title: 'No such video' } }),
};
export default meta;

export const NotAVideo: StoryObj<StoryArgs> = {};
