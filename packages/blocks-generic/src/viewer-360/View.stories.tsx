import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, within } from 'storybook/test';

import { generic, sampleTurn } from '../testing/generic.ts';
import { viewer360 } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Viewer360',
  ...blockStory(viewer360, generic, {
    key: 'Viewer360',
    props: { frames: sampleTurn, alt: 'A kettle from all sides' },
  }),
};
export default meta;

export const FirstPicture: StoryObj<StoryArgs> = {};

export const TurnedByKeys: StoryObj<StoryArgs> = {
  play: async ({ canvasElement, userEvent }) => {
    const viewer = within(storyPage(canvasElement)).getByRole('slider', {
      name: 'A kettle from all sides',
    });
    viewer.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(viewer).toHaveAttribute('aria-valuenow', '2');
    await userEvent.keyboard('{End}');
    await expect(viewer).toHaveAttribute('aria-valuetext', '345°');
    await userEvent.keyboard('{ArrowRight}');
    await expect(viewer).toHaveAttribute('aria-valuenow', '1');
  },
};

export const InTwoRows: StoryObj<StoryArgs> = {
  args: { frames: sampleTurn.slice(0, 4), rows: 2 },
  play: async ({ canvasElement, userEvent }) => {
    const viewer = within(storyPage(canvasElement)).getByRole('slider');
    viewer.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(viewer).toHaveAttribute('aria-valuetext', '180°, 2/2');
  },
};
