import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { FormField } from './FormField.tsx';
import { useForm } from './useForm.ts';

function SampleForm({ name }: { name: string }) {
  const form = useForm({
    initial: { name },
    validate: (values) => (values.name === '' ? { name: 'ui.form.required' } : {}),
    onSubmit: () => Promise.resolve(),
  });
  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 4, maxWidth: 320 }}>
      <FormField form={form} name="name" label="Name of the package" hint="As the retailers see it" />
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Box>
  );
}

/** A text field that complains when it is left, and from then on as it is typed in. */
const meta: Meta<typeof SampleForm> = { component: SampleForm, decorators: [withVitrina] };

export default meta;

type Story = StoryObj<typeof SampleForm>;

export const Filled: Story = { args: { name: 'Optigrill minisite' } };

export const Missing: Story = {
  args: { name: '' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Save' })),
};
