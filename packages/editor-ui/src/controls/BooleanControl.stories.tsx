import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for a boolean value. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Video', prop: 'loop' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const On: StoryObj<typeof ControlStory> = { args: { value: true } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
