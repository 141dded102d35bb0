import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, within } from 'storybook/test';

import { generic } from '../testing/generic.ts';
import { tabButton } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/TabButton',
  ...blockStory(tabButton, { ...generic, previewState: 'active' }),
};
export default meta;

export const Active: StoryObj<StoryArgs> = {};

const tab = (tabId: number) => ({
  key: 'TabButton',
  props: { tabId },
  children: [{ key: 'Text', props: { text: `Tab ${tabId}` } }],
});
const content = (tabId: number) => ({
  key: 'TabContent',
  props: { tabId },
  children: [{ key: 'Text', props: { text: `Content ${tabId}` } }],
});
const tabs = {
  key: 'Feature',
  children: [
    { key: 'Row', children: [{ key: 'Column', children: [1, 2, 3].map(tab) }] },
    ...[1, 2, 3].map(content),
  ],
};

export const ChosenByKeys: StoryObj<StoryArgs> = {
  ...blockStory(tabButton, generic, tabs),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(storyPage(canvasElement));
    const button = (tabId: number) => page.getByRole('tab', { name: `Tab ${tabId}` });
    await expect(button(1)).toHaveAttribute('aria-selected', 'true');
    button(1).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button(2).matches(':focus')).toBe(true);
    await expect(page.getByRole('tabpanel', { name: 'Tab 2' })).toBeVisible();
    await expect(page.getByText('Content 1')).not.toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(page.getByText('Content 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button(1).matches(':focus')).toBe(true);
  },
};
