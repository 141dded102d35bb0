import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlySpacer } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/Spacer',
  ...blockStory(friendlySpacer, friendly, {
    key: 'FriendlySpacer',
    props: { backgroundOptions: { color: '#f2f5f8' } },
  }),
};
export default meta;

export const Medium: StoryObj<StoryArgs> = {};

export const Large: StoryObj<StoryArgs> = { args: { space: 'large' } };
