import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { formCheckbox } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/FormCheckbox',
  ...blockStory(formCheckbox, generic, {
    key: 'FormCheckbox',
    props: { label: 'I agree to be called back' },
  }),
};
export default meta;

export const Consent: StoryObj<StoryArgs> = {};
