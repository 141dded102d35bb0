import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { ozon } from '../testing/ozon.ts';
import { ozonSpecifications } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/ozon/Specifications',
  ...blockStory(ozonSpecifications, ozon),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const WithoutHeader: StoryObj<StoryArgs> = { args: { hasHeader: false } };
