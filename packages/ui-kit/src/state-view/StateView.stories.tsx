import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { StateView } from './StateView.tsx';

/** The states that a view shows instead of its content. */
const meta: Meta<typeof StateView> = { component: StateView, decorators: [withVitrina] };

export default meta;

type Story = StoryObj<typeof StateView>;

export const Loading: Story = {
  args: { state: { kind: 'loading', skeleton: <Skeleton variant="rounded" height={240} /> } },
};

export const Empty: Story = {
  args: {
    state: {
      kind: 'empty',
      title: 'No packages yet',
      text: 'A package is the rich content of one product. Build the first one.',
      action: <Button variant="contained">New minisite</Button>,
    },
  },
};

export const FilteredEmpty: Story = {
  args: { state: { kind: 'filteredEmpty', onClearFilters: () => undefined } },
};

export const Failed: Story = {
  args: { state: { kind: 'error', error: { requestId: 'req-7f3a91' }, onRetry: () => undefined } },
};

export const Forbidden: Story = { args: { state: { kind: 'forbidden', permission: 'Live_monitor' } } };
