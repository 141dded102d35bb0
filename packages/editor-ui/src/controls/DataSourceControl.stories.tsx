import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for one of the package's data sources. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'DynamicDataProvider', prop: 'dataSource' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: '7' } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
