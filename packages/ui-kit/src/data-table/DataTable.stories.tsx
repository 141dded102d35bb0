import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import type { Column } from './columns.ts';
import { DataTable, type ListPage } from './DataTable.tsx';
import { readListParams, writeListParams } from './listParams.ts';

interface Package {
  id: string;
  name: string;
  brand: string;
  views: number;
}

const columns: Column<Package>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, isSortable: true },
  { id: 'brand', header: 'Brand', cell: (row) => row.brand, hideBelow: 'sm' },
  { id: 'views', header: 'Views', cell: (row) => row.views, align: 'right', isSortable: true },
];

const all: Package[] = Array.from({ length: 37 }, (_, index) => ({
  id: `p${index}`,
  name: `Package ${index + 1}`,
  brand: index % 2 === 0 ? 'Tefal' : 'Krups',
  views: (index * 7919) % 1000,
}));

function Packages({ data, error }: { data?: readonly Package[]; error?: unknown }) {
  const [query, setQuery] = useState(() => new URLSearchParams());
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const params = readListParams(query);
  const start = (params.page - 1) * params.perPage;
  const page: ListPage<Package> | undefined = data && {
    items: data.slice(start, start + params.perPage),
    total: data.length,
  };
  return (
    <DataTable
      label="Packages"
      columns={columns}
      query={{ data: page, error, refetch: () => undefined }}
      params={params}
      onParamsChange={(change) => setQuery(writeListParams(query, change))}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      onRowOpen={() => undefined}
      selection={{ ids, onChange: setIds }}
      empty={{ kind: 'empty', title: 'No packages yet', text: 'Build the first one.' }}
    />
  );
}

/** A list whose paging and sorting the server does. */
const meta: Meta<typeof Packages> = { component: Packages, decorators: [withVitrina] };

export default meta;

type Story = StoryObj<typeof Packages>;

export const Filled: Story = { args: { data: all } };

export const Empty: Story = { args: { data: [] } };

export const Loading: Story = { args: {} };

export const Failed: Story = { args: { error: { code: 'somethingWentWrong' } } };
