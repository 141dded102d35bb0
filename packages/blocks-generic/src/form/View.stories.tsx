import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { form } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Form',
  ...blockStory(form, generic),
};
export default meta;

export const Feedback: StoryObj<StoryArgs> = {};
