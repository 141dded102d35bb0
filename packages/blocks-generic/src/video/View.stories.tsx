import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic, sampleCaptions, sampleVideo, sampleVideoPoster } from '../testing/generic.ts';
import { video } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Video',
  ...blockStory(video, generic, {
    key: 'Video',
    props: { src: sampleVideo, poster: sampleVideoPoster, title: 'A candle burns' },
  }),
};
export default meta;

export const Poster: StoryObj<StoryArgs> = {};

export const WithoutPoster: StoryObj<StoryArgs> = { args: { poster: '' } };

export const ByItself: StoryObj<StoryArgs> = { args: { autoplay: 'on', loop: 'on', controls: 'off' } };

export const WithCaptions: StoryObj<StoryArgs> = { args: { captions: sampleCaptions } };
