import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { quote } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Quote',
  ...blockStory(quote, generic, {
    key: 'Quote',
    props: { text: 'A kettle is a promise of five quiet minutes.', author: 'Vera Lund, workshop' },
  }),
};
export default meta;

export const WithAuthor: StoryObj<StoryArgs> = {};

export const WithoutAuthor: StoryObj<StoryArgs> = { args: { author: '' } };
