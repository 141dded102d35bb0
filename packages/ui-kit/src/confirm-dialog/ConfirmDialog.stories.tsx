import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asks for confirmation before an action that is hard to undo. */
const meta: Meta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  decorators: [withVitrina],
  args: {
    open: true,
    title: 'Delete 3 packages?',
    text: 'They disappear from the list. What is published stays on the retailers’ pages.',
    confirmLabel: 'Delete 3 packages',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
};

export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const Destructive: Story = { args: { isDestructive: true } };

export const Harmless: Story = {
  args: { title: 'Publish to 3 retailers?', text: undefined, confirmLabel: 'Publish to 3 retailers' },
};

export const Busy: Story = { args: { isBusy: true } };
