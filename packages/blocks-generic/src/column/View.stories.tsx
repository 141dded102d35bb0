import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { column } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Column',
  ...blockStory(column, generic, {
    key: 'Column',
    props: { width: '50%', padding: '16px', backgroundOptions: { color: '#f6f7f8' } },
    children: [{ key: 'Text', props: { text: 'Half of the row' } }],
  }),
};
export default meta;

export const Half: StoryObj<StoryArgs> = {};
