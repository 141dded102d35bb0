import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for formatted text. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Text', prop: 'text' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = {
  args: { value: '<p>Crisp and <strong>light</strong></p>' },
};

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
