import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for class names, used by a store's own styles. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Text', prop: 'classNames' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: ['lead'] } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
