import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { LineChartCard } from './LineChartCard.tsx';

/** A number that matters, its line over time, and the values as a table one click away. */
const meta: Meta<typeof LineChartCard> = {
  component: LineChartCard,
  decorators: [withVitrina],
  args: {
    title: 'Views',
    label: 'Views by day, Mar 1 – 14, 2026: 9,100 in all',
    valueName: 'Views',
    pointName: 'Day',
    points: Array.from({ length: 14 }, (_, index) => ({
      label: `Mar ${index + 1}`,
      fullLabel: `Mar ${index + 1}, 2026`,
      value: Math.round(650 + 300 * Math.sin(index)),
    })),
    note: 'Mar 1 – 14, 2026, time zone Europe/Moscow',
  },
};

export default meta;

type Story = StoryObj<typeof LineChartCard>;

export const Chart: Story = { args: { children: <Typography variant="h1">9,100</Typography> } };

export const Table: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Show table' })),
};

/** One day is a point, not a line. */
export const OneDay: Story = { args: { points: [{ label: 'Mar 1', fullLabel: 'Mar 1, 2026', value: 12 }] } };
