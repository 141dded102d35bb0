import type { Meta, StoryObj } from '@storybook/react-vite';

import { ControlStory } from './testing/ControlStory.tsx';

/** A full https address; what is wrong with it stands below. */
const meta: Meta<typeof ControlStory> = {
  component: ControlStory,
  args: { block: 'Link', prop: 'url' },
};

export default meta;

export const Empty: StoryObj<typeof ControlStory> = {};

export const Filled: StoryObj<typeof ControlStory> = { args: { value: 'https://shop.ru/product/1' } };

export const Wrong: StoryObj<typeof ControlStory> = { args: { value: 'shop' } };

export const Russian: StoryObj<typeof ControlStory> = { args: { locale: 'ru' } };
