import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, within } from 'storybook/test';

import { generic, samplePicture } from '../testing/generic.ts';
import { bubbles } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Bubbles',
  ...blockStory(
    bubbles,
    { ...generic, previewState: 'open' },
    {
      key: 'Bubbles',
      props: {
        src: samplePicture,
        alt: 'An espresso machine',
        bubbles: [{ x: 40, y: 55, title: 'Steam wand', text: 'Turns to both sides' }],
      },
    },
  ),
};
export default meta;

export const Open: StoryObj<StoryArgs> = {};

const steamWand = {
  key: 'Bubbles',
  props: {
    src: samplePicture,
    alt: 'An espresso machine',
    bubbles: [{ x: 40, y: 55, title: 'Steam wand', text: 'Turns to both sides' }],
  },
};

export const PressedAndClosed: StoryObj<StoryArgs> = {
  ...blockStory(bubbles, generic, steamWand),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(storyPage(canvasElement));
    const explanation = page.getByText('Turns to both sides');
    await expect(explanation).not.toBeVisible();
    await userEvent.click(page.getByLabelText('Steam wand'));
    await expect(explanation).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(explanation).not.toBeVisible();
  },
};
