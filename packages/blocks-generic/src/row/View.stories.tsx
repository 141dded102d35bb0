import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { row } from './index.ts';

const cell = (text: string) => ({
  key: 'Column',
  props: { padding: '16px', backgroundOptions: { color: '#f6f7f8' } },
  children: [{ key: 'Text', props: { text } }],
});

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Row',
  ...blockStory(row, generic, { key: 'Row', props: { gap: '16px' }, children: [cell('One'), cell('Two')] }),
};
export default meta;

export const Horizontal: StoryObj<StoryArgs> = {};

export const Vertical: StoryObj<StoryArgs> = { args: { direction: 'vertical' } };
