import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { script } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Script',
  ...blockStory(script, generic, { key: 'Script', props: { code: '<p>Hello</p>', title: 'Greeting' } }),
};
export default meta;

export const WithoutRuntime: StoryObj<StoryArgs> = {};
