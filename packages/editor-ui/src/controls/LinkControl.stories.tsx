import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** Control for a full https address, with the validation error below the field. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Link', prop: 'url' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: 'https://shop.ru/product/1' } };

export const Wrong: StoryObj<typeof ControlStory> = { args: { value: 'shop' } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
