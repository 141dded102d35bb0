import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { CopyButton } from './CopyButton.tsx';

/** Copies a short text and confirms it. */
const meta: Meta<typeof CopyButton> = {
  component: CopyButton,
  decorators: [withVitrina],
  args: { text: 'req-7f3a91' },
};

export default meta;

export const Plain: StoryObj<typeof CopyButton> = {};
