import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic, samplePicture } from '../testing/generic.ts';
import { image } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Image',
  ...blockStory(image, generic, { key: 'Image', props: { src: samplePicture, alt: 'An espresso machine' } }),
};
export default meta;

export const AsItIs: StoryObj<StoryArgs> = {};

export const Cropped: StoryObj<StoryArgs> = { args: { objectFit: 'cover', height: '160px' } };
