import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, within } from 'storybook/test';

import { generic } from '../testing/generic.ts';
import { accordionGroup } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Accordion group',
  ...blockStory(accordionGroup, generic, accordionGroup.create()),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Arrows: StoryObj<StoryArgs> = { args: { mark: 'arrow' } };

export const OneAtATime: StoryObj<StoryArgs> = {
  args: { oneAtATime: true },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(storyPage(canvasElement));
    const [first, second] = [page.getByText(/^Yes\./), page.getByText(/^Up to four/)];
    await expect(first).toBeVisible();
    await userEvent.click(page.getByText('How thick may the food be?'));
    await expect(second).toBeVisible();
    await expect(first).not.toBeVisible();
  },
};
