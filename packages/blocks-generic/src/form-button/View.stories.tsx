import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { formButton } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/FormButton',
  ...blockStory(formButton, generic),
};
export default meta;

export const Submit: StoryObj<StoryArgs> = {};
