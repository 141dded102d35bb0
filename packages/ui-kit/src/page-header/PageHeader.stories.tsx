import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { PageHeader } from './PageHeader.tsx';

/** The title of a page and its actions. */
const meta: Meta<typeof PageHeader> = {
  component: PageHeader,
  decorators: [withVitrina],
  args: { title: 'Packages' },
};

export default meta;

type Story = StoryObj<typeof PageHeader>;

export const TitleAlone: Story = {};

export const WithActions: Story = {
  args: {
    text: 'Rich content by product',
    actions: (
      <>
        <Button variant="outlined">Export</Button>
        <Button variant="contained">New minisite</Button>
      </>
    ),
  },
};
