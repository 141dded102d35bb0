import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, fireEvent, within } from 'storybook/test';

import { generic, sampleDay, sampleNight } from '../testing/generic.ts';
import { beforeAfter } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Before and after',
  ...blockStory(beforeAfter, generic, {
    key: 'BeforeAfter',
    props: {
      before: sampleDay,
      beforeAlt: 'A lamp by day',
      beforeLabel: 'Day',
      after: sampleNight,
      afterAlt: 'The lamp at night',
      afterLabel: 'Night',
    },
  }),
};
export default meta;

export const Compared: StoryObj<StoryArgs> = {};

export const Portrait: StoryObj<StoryArgs> = { args: { ratio: '4:5', start: 30 } };

export const Moved: StoryObj<StoryArgs> = {
  play: async ({ canvasElement }) => {
    const range = within(storyPage(canvasElement)).getByRole('slider', { name: 'Compare before and after' });
    await expect(range).toHaveValue('50');
    // The testing library has no keys of ranges.
    await fireEvent.input(range, { target: { value: '80' } });
    await expect(getComputedStyle(range).getPropertyValue('--compare-at')).toBe('80%');
  },
};
