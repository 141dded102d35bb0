import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: 'site', label: 'Own site' },
  { value: 'ozon', label: 'Ozon' },
  { value: 'amazon', label: 'Amazon' },
] as const;

type Marketplace = (typeof options)[number]['value'];

function Sample({ initial, helperText }: { initial: Marketplace | ''; helperText?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <SelectField
      label="Marketplace"
      value={value}
      options={options}
      onChange={setValue}
      helperText={helperText}
      error={helperText !== undefined && value === ''}
    />
  );
}

/** The field for selecting one of a few options. */
const meta: Meta<typeof Sample> = { component: Sample, decorators: [withVitrina] };

export default meta;

type Story = StoryObj<typeof Sample>;

export const Chosen: Story = { args: { initial: 'ozon' } };

export const Unchosen: Story = {
  args: { initial: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Marketplace'), 'Amazon');
  },
};

export const Wrong: Story = { args: { initial: '', helperText: 'Fill in this field' } };
