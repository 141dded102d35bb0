import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic, samplePicture } from '../testing/generic.ts';
import { arBanner } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/ArBanner',
  ...blockStory(arBanner, generic, {
    key: 'ArBanner',
    props: { model: '/no-model.glb', poster: samplePicture, alt: 'A mountain lake' },
  }),
};
export default meta;

export const Poster: StoryObj<StoryArgs> = {};
