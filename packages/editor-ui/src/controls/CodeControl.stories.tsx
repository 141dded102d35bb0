import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for a custom script. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Script', prop: 'code' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: "console.log('hi');" } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
