import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { Toaster } from './Toaster.tsx';
import { toast } from './toastStore.ts';

/** Shows a result without taking the focus: six seconds for a success, until closed for a failure. */
const meta: Meta<typeof Toaster> = {
  component: Toaster,
  decorators: [withVitrina],
  beforeEach: () => toast.clear,
};

export default meta;

/** Closes automatically; stays while pointer or focus is on it. */
export const WithUndo: StoryObj = {
  render: () => (
    <Button
      variant="outlined"
      onClick={() =>
        toast.success({ text: '3 packages deleted', action: { label: 'Undo', onSelect: () => undefined } })
      }
    >
      Delete 3 packages
    </Button>
  ),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Delete 3 packages' })),
};

/** Only for a background action without a place of its own on the screen. */
export const BackgroundFailure: StoryObj = {
  render: () => (
    <Button
      variant="outlined"
      onClick={() => toast.error({ text: 'The report could not be built', requestId: 'req-7f3a91' })}
    >
      Build the report
    </Button>
  ),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Build the report' })),
};
