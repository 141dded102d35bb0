import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { TextField } from './TextField.tsx';

/** The field for text. */
const meta: Meta<typeof TextField> = {
  component: TextField,
  decorators: [withVitrina],
  args: { label: 'Name', helperText: 'As shown in the shop', value: 'Polka', onChange: () => undefined },
};

export default meta;

type Story = StoryObj<typeof TextField>;

export const Filled: Story = {};

export const Wrong: Story = { args: { value: '', error: true, helperText: 'Fill in this field' } };

export const Multiline: Story = { args: { label: 'Note', multiline: true, minRows: 3 } };

export const Disabled: Story = { args: { disabled: true } };
