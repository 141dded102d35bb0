import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { Card } from './Card.tsx';

/** A named part of a page. */
const meta: Meta<typeof Card> = {
  component: Card,
  decorators: [withVitrina],
  args: { title: 'Personal data', children: <Typography>Anna Kovaleva, anna@example.com</Typography> },
};

export default meta;

type Story = StoryObj<typeof Card>;

export const Plain: Story = {};

export const WithActions: Story = { args: { actions: <Button>Edit</Button> } };
