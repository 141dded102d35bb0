import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for an image, video, or 3D model: uploaded, chosen from the library, or set by its address. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Image', prop: 'src' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: 'https://cdn.example/grill.webp' } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
