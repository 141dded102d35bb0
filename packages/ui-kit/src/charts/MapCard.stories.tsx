import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { MapCard } from './MapCard.tsx';

/** Values by country: a map, a table, files. */
const meta: Meta<typeof MapCard> = {
  component: MapCard,
  decorators: [withVitrina],
  args: {
    title: 'Map',
    label: 'Views by country: 1,210 in all',
    pointName: 'Country',
    valueName: 'Views',
    values: [
      { code: 'RU', count: 900 },
      { code: 'KZ', count: 210 },
      { code: 'DE', count: 60 },
      { code: '', count: 40 },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof MapCard>;

export const World: Story = {};

export const Table: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Show table' })),
};

export const OneCountry: Story = {
  args: { label: 'Views by country: 900 in all', values: [{ code: 'RU', count: 900 }] },
};

export const Nothing: Story = { args: { values: [] } };
