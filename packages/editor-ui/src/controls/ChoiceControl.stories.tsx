import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for one of several options: side by side if there are few, a list if there are many. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Text', prop: 'element' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: 'h2' } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
