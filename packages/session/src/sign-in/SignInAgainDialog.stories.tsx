import type { Meta, StoryObj } from '@storybook/react-vite';

import { withSessionTexts } from '../testing/withSessionTexts.tsx';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';

/** Asks for the password on top of the current screen. */
const meta: Meta<typeof SignInAgainDialog> = {
  component: SignInAgainDialog,
  decorators: [withSessionTexts],
  args: { open: true, username: 'editor', onSignIn: () => Promise.resolve(), onSignOut: () => undefined },
};

export default meta;

export const Plain: StoryObj<typeof SignInAgainDialog> = {};
