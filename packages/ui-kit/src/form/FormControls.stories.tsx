import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { z } from 'zod';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { CheckListControl, ManyControl, OneControl, SelectControl, SwitchControl } from './index.ts';
import { TextControl, TextListControl, useSchemaForm } from './index.ts';

const schema = z.strictObject({
  name: z.string().min(1),
  note: z.string(),
  domains: z.array(z.string().min(4)),
  marketplace: z.enum(['site', 'ozon']),
  isSis: z.boolean(),
  permissions: z.array(z.enum(['Dashboard', 'Trends'])),
  groupId: z.number().int(),
  licenseIds: z.array(z.number().int()),
});

const licenses = ['Kernhof', 'Verdena', 'Лесной двор'].map((name, index) => ({ id: index + 1, name }));

function SampleForm({ isFilled }: { isFilled: boolean }) {
  const form = useSchemaForm({
    loadSchema: () => Promise.resolve(schema),
    initial: {
      name: isFilled ? 'Полка' : '',
      note: isFilled ? 'Delivers on Mondays.' : '',
      domains: isFilled ? ['polka.example'] : [],
      marketplace: 'site',
      isSis: isFilled,
      permissions: isFilled ? ['Trends'] : [],
      ...(isFilled ? { groupId: 2 } : {}),
      licenseIds: isFilled ? [1, 3] : [],
    },
    onSubmit: () => Promise.resolve(),
  });
  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
      <TextControl form={form} name="name" label="Name" hint="As it stands on the shop." />
      <TextControl form={form} name="note" label="Note" multiline minRows={3} />
      <TextListControl form={form} name="domains" label="Domains" hint="Each ended by Enter." />
      <SelectControl
        form={form}
        name="marketplace"
        label="Marketplace"
        options={[
          { value: 'site', label: 'Own site' },
          { value: 'ozon', label: 'Ozon' },
        ]}
      />
      <SwitchControl form={form} name="isSis" label="Shop in shop" hint="Takes such packages." />
      <CheckListControl
        form={form}
        name="permissions"
        label="Permissions"
        options={[
          { value: 'Dashboard', label: 'Dashboard', hint: 'Figures of the packages.' },
          { value: 'Trends', label: 'Trends' },
        ]}
      />
      <OneControl form={form} name="groupId" label="Group" options={licenses} />
      <ManyControl form={form} name="licenseIds" label="Licenses" options={licenses} />
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Box>
  );
}

/** All form controls, with a schema like the contract's. */
const meta: Meta<typeof SampleForm> = { component: SampleForm, decorators: [withVitrina] };

export default meta;

type Story = StoryObj<typeof SampleForm>;

export const Empty: Story = { args: { isFilled: false } };

export const Filled: Story = { args: { isFilled: true } };

/** Each error is shown at its field. */
export const Refused: Story = {
  args: { isFilled: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findAllByText('Fill in this field');
  },
};
