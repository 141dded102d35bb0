import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect } from 'storybook/test';

import { generic } from '../testing/generic.ts';
import { popover } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Popover',
  ...blockStory(popover, { ...generic, previewState: 'triggered' }),
};
export default meta;

export const Triggered: StoryObj<StoryArgs> = {};

export const OpenedAndClosed: StoryObj<StoryArgs> = {
  ...blockStory(popover, generic),
  play: async ({ canvasElement, userEvent }) => {
    const page = storyPage(canvasElement);
    const [summary, panel] = [
      page.querySelector('summary'),
      page.querySelector('[data-key="PopoverContent"]'),
    ];
    if (!summary) throw new Error('no trigger');
    await expect(panel).not.toBeVisible();
    await userEvent.click(summary);
    await expect(panel).toBeVisible();
    summary.focus();
    await userEvent.keyboard('{Escape}');
    await expect(panel).not.toBeVisible();
  },
};
