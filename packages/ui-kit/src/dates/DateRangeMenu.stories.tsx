import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { DateRangeMenu, type DateRangeMenuProps } from './DateRangeMenu.tsx';

function Stateful(props: DateRangeMenuProps) {
  const [value, setValue] = useState(props.value);
  return <DateRangeMenu {...props} value={value} onChange={setValue} />;
}

/** A range of days: select the first day, then the last. */
const meta: Meta<typeof DateRangeMenu> = {
  component: DateRangeMenu,
  decorators: [withVitrina],
  args: {
    label: 'Period',
    value: { from: '2026-03-05', to: '2026-03-19' },
    lastDay: '2026-03-31',
    onChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
};

export default meta;

type Story = StoryObj<typeof DateRangeMenu>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /Period/ })),
};
