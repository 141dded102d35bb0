import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for a color: typed, picked, or one of the block's suggestions. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Text', prop: 'color' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: '#001a34' } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
