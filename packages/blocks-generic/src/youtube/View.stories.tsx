import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, within } from 'storybook/test';

import { generic, samplePicture } from '../testing/generic.ts';
import { youtube } from './index.ts';

const video = { videoId: 'aqz-KE-bpKQ', title: 'Big Buck Bunny', poster: samplePicture };

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Youtube',
  ...blockStory(youtube, generic, { key: 'Youtube', props: video }),
};
export default meta;

export const Poster: StoryObj<StoryArgs> = {};

export const WithoutPoster: StoryObj<StoryArgs> = {
  ...blockStory(youtube, generic, { key: 'Youtube', props: { ...video, poster: '' } }),
};

export const Played: StoryObj<StoryArgs> = {
  play: async ({ canvasElement, userEvent }) => {
    const page = storyPage(canvasElement);
    const start = within(page).getByRole('button', { name: 'Play video: Big Buck Bunny' });
    const { width, height } = start.getBoundingClientRect();
    start.focus();
    await userEvent.keyboard('{Enter}');
    const frame = within(page).getByTitle('Big Buck Bunny');
    await expect(frame).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com/embed/'));
    const root = frame.getRootNode();
    await expect(root instanceof ShadowRoot && root.activeElement).toBe(frame);
    await expect(frame.getBoundingClientRect()).toMatchObject({ width, height });
  },
};
