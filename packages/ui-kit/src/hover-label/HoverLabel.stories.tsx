import Menu from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { HoverLabel } from './HoverLabel.tsx';

/** The name of an icon, shown on hover and focus. */
const meta: Meta<typeof HoverLabel> = {
  component: HoverLabel,
  decorators: [withVitrina],
  args: {
    label: 'Live monitor',
    children: (
      <IconButton aria-label="Live monitor">
        <Menu />
      </IconButton>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof HoverLabel>;

export const ByKeyboard: Story = { play: async ({ userEvent }) => userEvent.tab() };
