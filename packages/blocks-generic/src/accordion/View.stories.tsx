import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, within } from 'storybook/test';

import { generic } from '../testing/generic.ts';
import { accordion } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Accordion',
  ...blockStory(accordion, generic, {
    key: 'Accordion',
    props: { title: 'Can the plates go into the dishwasher?' },
    children: [{ key: 'Text', props: { text: 'Yes, both of them.' } }],
  }),
};
export default meta;

export const Closed: StoryObj<StoryArgs> = {};

export const Open: StoryObj<StoryArgs> = { args: { openByDefault: true } };

export const Pressed: StoryObj<StoryArgs> = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(storyPage(canvasElement));
    const answer = page.getByText('Yes, both of them.');
    await expect(answer).not.toBeVisible();
    await userEvent.click(page.getByText('Can the plates go into the dishwasher?'));
    await expect(answer).toBeVisible();
  },
};
