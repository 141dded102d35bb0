import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for several values that are stored as one object. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Text', prop: 'border' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
