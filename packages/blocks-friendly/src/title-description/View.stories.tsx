import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { friendly } from '../testing/friendly.ts';
import { friendlyTitleDescription } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/friendly/TitleDescription',
  ...blockStory(friendlyTitleDescription, friendly),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Centered: StoryObj<StoryArgs> = { args: { textAlign: 'center', titleSize: 6 } };
