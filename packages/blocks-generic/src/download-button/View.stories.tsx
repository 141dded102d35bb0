import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { downloadButton } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/DownloadButton',
  ...blockStory(downloadButton, generic, {
    key: 'DownloadButton',
    props: { file: '/sample-picture.svg', text: 'Manual, PDF, 2 MB' },
  }),
};
export default meta;

export const Manual: StoryObj<StoryArgs> = {};
