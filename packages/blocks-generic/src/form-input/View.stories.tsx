import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { formInput } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/FormInput',
  ...blockStory(formInput, generic, {
    key: 'FormInput',
    props: { label: 'Email', placeholder: 'name@example.com' },
  }),
};
export default meta;

export const Email: StoryObj<StoryArgs> = {};
