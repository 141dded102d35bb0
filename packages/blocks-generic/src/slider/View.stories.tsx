import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, waitFor, within } from 'storybook/test';

import { generic, samplePicture } from '../testing/generic.ts';
import { slider } from './index.ts';

const slide = { key: 'Image', props: { src: samplePicture, alt: 'An espresso machine' } };

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Slider',
  ...blockStory(
    slider,
    { ...generic, previewState: 'controls' },
    { key: 'Slider', props: { slidesPerView: 2, gap: '16px' }, children: [slide, slide, slide] },
  ),
};
export default meta;

export const TwoInView: StoryObj<StoryArgs> = {};

export const OneInView: StoryObj<StoryArgs> = { args: { slidesPerView: 1 } };

export const Stepped: StoryObj<StoryArgs> = {
  args: { slidesPerView: 1 },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(storyPage(canvasElement));
    const [next, previous] = ['Next slide', 'Previous slide'].map((name) =>
      page.getByRole('button', { name }),
    );
    const bullet = (slide: number) => page.getByRole('button', { name: `Slide ${slide}` });
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    if (next) await userEvent.click(next);
    await waitFor(() => expect(bullet(2)).toHaveAttribute('aria-current', 'true'));
    bullet(3).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(page.getByRole('region', { name: 'Slides' })).toHaveAttribute('tabindex', '0');
  },
};
