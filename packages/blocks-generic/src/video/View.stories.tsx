import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { video } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Video',
  ...blockStory(video, generic, {
    key: 'Video',
    props: { src: '/sample-video.mp4', poster: '/sample-picture.svg', title: 'The grill at work' },
  }),
};
export default meta;

export const Poster: StoryObj<StoryArgs> = {};

export const WithoutPoster: StoryObj<StoryArgs> = {
  args: { src: { src: '/sample-video.mp4', widthPx: 800, heightPx: 500 }, poster: '' },
};

export const ByItself: StoryObj<StoryArgs> = { args: { autoplay: 'on', loop: 'on', controls: 'off' } };

export const WithCaptions: StoryObj<StoryArgs> = { args: { captions: '/sample-captions.vtt' } };
