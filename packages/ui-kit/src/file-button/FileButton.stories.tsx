import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { FileButton } from './FileButton.tsx';

/** The button for choosing files. */
const meta: Meta<typeof FileButton> = {
  component: FileButton,
  decorators: [withVitrina],
  args: { children: 'Upload', accept: '.csv,text/csv', inputLabel: 'File to upload', onFiles: fn() },
};

export default meta;

type Story = StoryObj<typeof FileButton>;

export const OneFile: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['a,b'], 'table.csv', { type: 'text/csv' });
    const input = canvas.getByLabelText('File to upload');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
  },
};

export const SeveralFiles: Story = { args: { isMultiple: true, children: 'Add files' } };

export const AFolder: Story = { args: { isFolder: true, children: 'Choose a folder' } };

export const Unavailable: Story = { args: { disabled: true } };
