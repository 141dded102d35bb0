import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, within } from 'storybook/test';

import { generic, sampleModelPoster } from '../testing/generic.ts';
import { arBanner } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/ArBanner',
  ...blockStory(arBanner, generic, {
    key: 'ArBanner',
    props: { model: '/no-model.glb', poster: sampleModelPoster, alt: 'An espresso machine' },
  }),
};
export default meta;

export const Poster: StoryObj<StoryArgs> = {};

export const ReachedByKeyboard: StoryObj<StoryArgs> = {
  play: async ({ canvasElement }) => {
    const page = within(storyPage(canvasElement));
    await expect(page.getByRole('img', { name: 'An espresso machine' })).toBeVisible();
    const button = page.getByRole('button', { name: 'View in 3D' });
    button.focus();
    await expect(button.matches(':focus')).toBe(true);
  },
};

export const WithPoints: StoryObj<StoryArgs> = {
  args: {
    hotspots: [
      { position: '0 0.1 0.1', normal: '0 0 1', title: 'Steam wand', text: 'Turns to both sides' },
      { position: '0.1 0 0.1', normal: '0 0 1', title: 'Cup tray', text: 'Takes eight cups' },
    ],
  },
};
