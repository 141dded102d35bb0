import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonImageSidebar } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/ImageSidebar',
  ...blockStory(ozonImageSidebar, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const SidebarLeft: StoryObj<StoryArgs> = { args: { sidebarSide: 'left' } };
