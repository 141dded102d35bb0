import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonTitleDescription } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/TitleDescription',
  ...blockStory(ozonTitleDescription, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Primary: StoryObj<StoryArgs> = { args: { theme: 'primary', padding: 2 } };

export const Secondary: StoryObj<StoryArgs> = { args: { theme: 'secondary', gap: 's', textAlign: 'center' } };

export const Tertiary: StoryObj<StoryArgs> = { args: { theme: 'tertiary' } };
