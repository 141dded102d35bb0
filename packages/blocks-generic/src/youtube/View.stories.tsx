import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { youtube } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Youtube',
  ...blockStory(youtube, generic, {
    key: 'Youtube',
    props: { videoId: 'aqz-KE-bpKQ', title: 'Big Buck Bunny' },
  }),
};
export default meta;

export const Player: StoryObj<StoryArgs> = {};
