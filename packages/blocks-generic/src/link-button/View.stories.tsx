import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { linkButton } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/LinkButton',
  ...blockStory(linkButton, generic, {
    key: 'LinkButton',
    props: { url: 'https://example.com/', text: 'Compare the models' },
  }),
};
export default meta;

export const Filled: StoryObj<StoryArgs> = {};

export const Outlined: StoryObj<StoryArgs> = { args: { look: 'outlined' } };
