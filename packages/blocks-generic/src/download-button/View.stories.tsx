import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { downloadButton } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/DownloadButton',
  ...blockStory(downloadButton, generic, {
    key: 'DownloadButton',
    props: { file: '/sample-media/korva/espresso-care.en.pdf', text: 'Manual' },
  }),
};
export default meta;

export const Manual: StoryObj<StoryArgs> = {};

export const WithSize: StoryObj<StoryArgs> = {
  args: { file: { src: '/sample-media/korva/espresso-care.en.pdf', sizeBytes: 1_234_567 } },
};
