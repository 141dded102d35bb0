import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, spyOn, waitFor, within } from 'storybook/test';

import { generic } from '../testing/generic.ts';
import { form } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Form',
  ...blockStory(form, generic),
};
export default meta;

export const Feedback: StoryObj<StoryArgs> = {};

export const Sent: StoryObj<StoryArgs> = {
  args: { submissionLink: 'https://example.com/forms/1' },
  play: async ({ canvasElement, userEvent }) => {
    const sent = spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    const page = within(storyPage(canvasElement));
    const submit = page.getByRole('button');
    for (const field of page.getAllByRole('textbox')) await userEvent.type(field, 'someone@example.com');
    await userEvent.click(submit);
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Thank you, it is sent.'));
    await expect(sent).toHaveBeenCalledWith(
      'https://example.com/forms/1',
      expect.objectContaining({ method: 'POST', credentials: 'omit' }),
    );
    sent.mockRestore();
  },
};
