import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for a length with its unit. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Column', prop: 'width' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: '50%' } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
