import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** A picture, video or model: uploaded, from the library, or by its address. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Image', prop: 'src' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: 'https://cdn.example/grill.webp' } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
