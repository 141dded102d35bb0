import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** References to other blocks of the page, one of which was deleted. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Form', prop: 'showOnSuccess' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: [3, 99] } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
