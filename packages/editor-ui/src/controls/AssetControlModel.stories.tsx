import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for a 3D model of a block, with a dialog that sets the view on the model itself. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'ArBanner', prop: 'model', value: '/files/chair.glb' },
};

export default meta;

export const Filled: StoryObj<typeof ControlStory> = {};
export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };

/** A model at another address is not requested, so its view is set in the fields. */
export const AtAnotherAddress: StoryObj<typeof ControlStory> = {
  args: { value: 'https://cdn.example/chair.glb' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3D view' }));
  },
};
