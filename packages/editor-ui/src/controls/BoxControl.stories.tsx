import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for the values of four sides, set together or individually. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Text', prop: 'margin' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = {
  args: { value: { top: '8px', right: '16px', bottom: '8px', left: '16px' } },
};

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
