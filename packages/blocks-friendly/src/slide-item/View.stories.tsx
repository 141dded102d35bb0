import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlySlideItem } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/SlideItem',
  ...blockStory(friendlySlideItem, friendly, {
    key: 'FriendlySlideItem',
    children: [{ key: 'Text', props: { text: 'One of the items of a slide' } }],
  }),
};
export default meta;

export const WithText: StoryObj<StoryArgs> = {};
