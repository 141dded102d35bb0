import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { ChartCard } from './ChartCard.tsx';
import { sampleDays, sampleValues } from './sampleChart.ts';

/** A headline number, its line over time, the values as a table one click away, and both as files. */
const meta: Meta<typeof ChartCard> = {
  component: ChartCard,
  decorators: [withVitrina],
  args: {
    title: 'Views',
    label: 'Views by day, Jan 1 – 14, 2026: 9,100 in all',
    pointName: 'Day',
    points: sampleDays(14),
    series: [{ name: 'Views', values: sampleValues(14) }],
    note: 'Jan 1 – 14, 2026, time zone Europe/Moscow',
  },
};

export default meta;

type Story = StoryObj<typeof ChartCard>;

export const Line: Story = { args: { children: <Typography variant="h1">9,100</Typography> } };

export const Table: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Show table' })),
};

/** With the previous period. */
export const Compared: Story = {
  args: {
    series: [
      { name: 'Views', values: sampleValues(14) },
      { name: 'Previous period', values: sampleValues(14, 500), isEarlier: true },
    ],
  },
};

/** More lines than hues. */
export const ManyLines: Story = {
  args: {
    series: Array.from({ length: 12 }, (_, index) => ({
      name: `License ${index + 1}`,
      values: sampleValues(14, 100 * (index + 1)),
    })),
  },
};

export const Columns: Story = { args: { kind: 'columns' } };

export const Bars: Story = {
  args: {
    kind: 'bars',
    pointName: 'Browser',
    points: ['Chrome', 'Safari', 'Yandex Browser'].map((label) => ({ label, fullLabel: label })),
    series: [{ name: 'Views', values: [700, 320, 90] }],
    heightPx: 120,
  },
};

export const OneBar: Story = {
  args: {
    kind: 'bars',
    pointName: 'Browser',
    points: [{ label: 'Chrome', fullLabel: 'Chrome' }],
    series: [{ name: 'Views', values: [700] }],
    heightPx: 60,
  },
};

/** All values are zero, so there is nothing to compare. */
export const NoBars: Story = {
  args: { kind: 'bars', pointName: 'Browser', points: [], series: [{ name: 'Views', values: [] }] },
};

export const OneColumn: Story = {
  args: { kind: 'columns', points: sampleDays(1), series: [{ name: 'Views', values: [12] }] },
};

/** A day and the day before: two points in the middle. */
export const OneDayCompared: Story = {
  args: {
    points: sampleDays(1),
    series: [
      { name: 'Views', values: [12] },
      { name: 'Day before', values: [7], isEarlier: true },
    ],
  },
};

/** One day is drawn as a point, not a line. */
export const OneDay: Story = {
  args: { points: sampleDays(1), series: [{ name: 'Views', values: [12] }] },
};

/** The last day is not over: its line is dashed, and a note below explains it. */
export const LastDayInPart: Story = {
  args: {
    points: sampleDays(14).map((day, index) => ({ ...day, isPartial: index === 13 })),
    series: [{ name: 'Views', values: [...sampleValues(13), 90] }],
  },
};

/** The last column covers only part of its interval. */
export const LastColumnInPart: Story = { args: { ...LastDayInPart.args, kind: 'columns' } };

export const Year: Story = {
  args: { points: sampleDays(365), series: [{ name: 'Views', values: sampleValues(365) }] },
};

export const Nothing: Story = { args: { series: [{ name: 'Views', values: sampleValues(14, 0) }] } };
