import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic, samplePicture } from '../testing/generic.ts';
import { rutube } from './index.ts';

const video = { videoId: '8d7f9ac2b1e04c5d9f3a6b7c8d9e0f1a', title: 'A morning coffee' };

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Rutube',
  ...blockStory(rutube, generic, { key: 'Rutube', props: { ...video, poster: samplePicture } }),
};
export default meta;

export const Poster: StoryObj<StoryArgs> = {};

export const WithoutPoster: StoryObj<StoryArgs> = {
  ...blockStory(rutube, generic, { key: 'Rutube', props: video }),
};

export const NotAVideo: StoryObj<StoryArgs> = {
  ...blockStory(rutube, generic, { key: 'Rutube', props: { videoId: '7163336' } }),
};
