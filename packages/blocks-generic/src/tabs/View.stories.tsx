import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, within } from 'storybook/test';

import { generic } from '../testing/generic.ts';
import { tabs } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Tabs',
  ...blockStory(tabs, generic, tabs.create()),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const ChosenByKeys: StoryObj<StoryArgs> = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(storyPage(canvasElement));
    const tab = (name: string) => page.findByRole('tab', { name });
    await expect(await tab('Cooking')).toHaveAttribute('aria-selected', 'true');
    (await tab('Cooking')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect((await tab('Cleaning')).matches(':focus')).toBe(true);
    await expect(page.getByRole('tabpanel', { name: 'Cleaning' })).toBeVisible();
    await expect(page.getByText(/^Both plates heat/)).not.toBeVisible();
  },
};
