import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { formRadioGroup } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/FormRadioGroup',
  ...blockStory(formRadioGroup, generic, {
    key: 'FormRadioGroup',
    props: { label: 'Plates', defaultValue: '1' },
  }),
};
export default meta;

export const TwoChoices: StoryObj<StoryArgs> = {};
