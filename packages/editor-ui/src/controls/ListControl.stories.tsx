import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for an ordered list of values. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'FriendlyTextList', prop: 'items' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
