import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for a line of text. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Image', prop: 'alt' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: 'A grill on a table' } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
