import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { amazon } from '../testing/amazon.ts';
import { amazonTitleDescription } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/amazon/TitleDescription',
  ...blockStory(amazonTitleDescription, amazon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Centered: StoryObj<StoryArgs> = { args: { textAlign: 'center' } };
