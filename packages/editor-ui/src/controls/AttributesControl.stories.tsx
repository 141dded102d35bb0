import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for HTML attributes of a block's element. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Text', prop: 'attributes' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: { title: 'A title' } } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
