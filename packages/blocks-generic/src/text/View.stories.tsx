import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { text } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Text',
  ...blockStory(text, generic, {
    key: 'Text',
    props: { text: 'Twelve programs, a <b>thickness sensor</b> and plates that go into the dishwasher.' },
  }),
};
export default meta;

export const Paragraph: StoryObj<StoryArgs> = {};

export const Heading: StoryObj<StoryArgs> = { args: { element: 'h2', fontSize: 7, color: '#001a34' } };

export const List: StoryObj<StoryArgs> = { args: { text: '<ul><li>2000 W</li><li>6 programs</li></ul>' } };

export const RightToLeft: StoryObj<StoryArgs> = { args: { text: 'שלום עולם', direction: 'rtl' } };
