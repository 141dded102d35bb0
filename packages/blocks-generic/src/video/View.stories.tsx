import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic, sampleCaptions, samplePicture, sampleVideo } from '../testing/generic.ts';
import { video } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Video',
  ...blockStory(video, generic, {
    key: 'Video',
    props: { src: sampleVideo, poster: samplePicture, title: 'A rabbit turns around' },
  }),
};
export default meta;

export const Poster: StoryObj<StoryArgs> = {};

export const WithoutPoster: StoryObj<StoryArgs> = { args: { poster: '' } };

export const ByItself: StoryObj<StoryArgs> = { args: { autoplay: 'on', loop: 'on', controls: 'off' } };

export const WithCaptions: StoryObj<StoryArgs> = { args: { captions: sampleCaptions } };
