import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { formSelect } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/FormSelect',
  ...blockStory(formSelect, generic, {
    key: 'FormSelect',
    props: { label: 'City', placeholder: 'Choose a city' },
  }),
};
export default meta;

export const WithPlaceholder: StoryObj<StoryArgs> = {};
