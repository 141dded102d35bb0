import type { Meta, StoryObj } from '@storybook/react-vite';
import { z } from 'zod';

import { TextControl, useSchemaForm } from '../form/index.ts';
import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { FormDialog, type DialogForm } from './FormDialog.tsx';

const schema = z.strictObject({ name: z.string().min(1), note: z.string() });

function Sample({ state }: { state: Partial<DialogForm> }) {
  const form = useSchemaForm({
    loadSchema: () => Promise.resolve(schema),
    initial: { name: '', note: '' },
    onSubmit: () => Promise.resolve(),
  });
  return (
    <FormDialog
      form={{ ...form, ...state }}
      title="New brand"
      submitLabel="Add brand"
      onClose={() => undefined}
    >
      <TextControl form={form} name="name" label="Name" />
      <TextControl form={form} name="note" label="Note" multiline minRows={2} />
    </FormDialog>
  );
}

/** A form in a dialog. */
const meta: Meta<typeof Sample> = { component: Sample, decorators: [withVitrina], args: { state: {} } };

export default meta;

type Story = StoryObj<typeof Sample>;

export const Blank: Story = {};

export const Pending: Story = { args: { state: { isPending: true } } };

export const Refused: Story = { args: { state: { failure: { code: 'unheardOf', requestId: 'req-7f3a' } } } };
