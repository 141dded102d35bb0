import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from '../testing/ControlStory.tsx';

const frames = Array.from({ length: 12 }, (_, index) => ({
  src: `https://cdn.example/frame-${index + 1}.webp`,
  widthPx: 800,
  heightPx: 600,
}));

/** Control for an ordered list of files. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Viewer360', prop: 'frames' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: frames } };

export const Russian: StoryObj<typeof ControlStory> = { args: { value: frames, locale: 'ru' } };
