import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { tabContent } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/TabContent',
  ...blockStory(tabContent, generic),
};
export default meta;

export const Content: StoryObj<StoryArgs> = {};
