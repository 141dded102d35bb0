import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { makePackages, SampleList } from './sampleList.tsx';

/** A list with server-side paging, order and filters. */
const meta: Meta<typeof SampleList> = {
  component: SampleList,
  decorators: [withVitrina],
  args: {
    onRowOpen: () => undefined,
    runBulk: () =>
      Promise.resolve({ count: 2, refused: [{ name: 'Package 3', message: 'It is published' }] }),
  },
};

export default meta;

type Story = StoryObj<typeof SampleList>;

export const Filled: Story = { args: { data: makePackages(137) } };

/** Filtered, sorted by two columns, with an added filter. */
export const Narrowed: Story = {
  args: { data: makePackages(137), initial: 'sort=brand,-views&brand=Tefal&isPublished=true' },
};

/** With selected rows and their bulk actions. */
export const Selected: Story = {
  args: { data: makePackages(137) },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('checkbox', { name: 'Select Package 1' })),
};

/** Shows a preview before the action. */
export const BulkQuestion: Story = {
  args: { data: makePackages(137) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Package 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
  },
};

export const Columns: Story = {
  args: { data: makePackages(12) },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Columns' })),
};

export const Views: Story = {
  args: { data: makePackages(12) },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Views', expanded: false })),
};

export const Empty: Story = { args: { data: [] } };

export const NothingFound: Story = { args: { data: makePackages(12), initial: 'search=nothing' } };

export const Loading: Story = { args: {} };

export const Failed: Story = { args: { error: { code: 'somethingWentWrong' } } };

export const Forbidden: Story = { args: { error: { status: 403, permission: 'Admin' } } };
