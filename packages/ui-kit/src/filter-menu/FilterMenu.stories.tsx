import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import type { FilterMenuProps } from './filterMenuProps.ts';

function Stateful(props: FilterMenuProps) {
  const [value, setValue] = useState(props.value);
  return <FilterMenu {...props} value={value} onChange={setValue} />;
}

/** A filter with several choices; searchable from eight on. */
const meta: Meta<FilterMenuProps> = {
  component: FilterMenu<number>,
  decorators: [withVitrina],
  args: { label: 'License', value: [], onChange: () => undefined },
  render: (args) => <Stateful {...args} />,
};

export default meta;

type Story = StoryObj<FilterMenuProps>;

const named = (names: string[]) => names.map((name, index) => ({ id: index + 1, name }));

export const Few: Story = { args: { options: named(['Tefal', 'Rowenta', 'Krups']), value: [1, 3] } };

/** Open, with its search. */
export const Many: Story = {
  args: {
    label: 'Retailer',
    options: named(Array.from({ length: 40 }, (_, index) => `Retailer ${index + 1}`)),
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Retailer' })),
};
