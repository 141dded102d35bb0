import type { Meta, StoryObj } from '@storybook/react-vite';

import { withSessionTexts } from '../testing/withSessionTexts.tsx';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';

/** Asks for the password on top of the current screen. */
const meta: Meta<typeof SignInAgainDialog> = {
  component: SignInAgainDialog,
  decorators: [withSessionTexts],
  args: {
    reason: 'ended',
    username: 'editor',
    onSignIn: () => Promise.resolve(),
    onPasskey: () => Promise.resolve(),
    onSignOut: () => undefined,
    onCancel: () => undefined,
  },
};

export default meta;

export const Plain: StoryObj<typeof SignInAgainDialog> = {};

export const Confirmation: StoryObj<typeof SignInAgainDialog> = { args: { reason: 'confirmation' } };
