import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { feature } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Feature',
  ...blockStory(feature, generic, {
    key: 'Feature',
    props: { padding: '24px', backgroundOptions: { color: '#f6f7f8' } },
    children: [
      { key: 'Text', props: { text: 'A section holds everything else', element: 'h2', fontSize: 6 } },
    ],
  }),
};
export default meta;

export const Section: StoryObj<StoryArgs> = {};
