import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic, samplePicture } from '../testing/generic.ts';
import { bubbles } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Bubbles',
  ...blockStory(
    bubbles,
    { ...generic, previewState: 'open' },
    {
      key: 'Bubbles',
      props: {
        src: samplePicture,
        alt: 'A mountain lake',
        bubbles: [{ x: 40, y: 55, title: 'The summit', text: '2 400 m above the sea' }],
      },
    },
  ),
};
export default meta;

export const Open: StoryObj<StoryArgs> = {};
