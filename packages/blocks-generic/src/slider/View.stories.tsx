import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic, samplePicture } from '../testing/generic.ts';
import { slider } from './index.ts';

const slide = { key: 'Image', props: { src: samplePicture, alt: 'A mountain lake' } };

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Slider',
  ...blockStory(
    slider,
    { ...generic, previewState: 'controls' },
    { key: 'Slider', props: { slidesPerView: 2, gap: '16px' }, children: [slide, slide, slide] },
  ),
};
export default meta;

export const TwoInView: StoryObj<StoryArgs> = {};

export const OneInView: StoryObj<StoryArgs> = { args: { slidesPerView: 1 } };
