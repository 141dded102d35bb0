import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import type { Column } from './columns.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { readListParams, writeListParams } from './listParams.ts';

interface Package {
  id: string;
  name: string;
  views: number;
}

const columns: Column<Package>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, isSortable: true },
  { id: 'views', header: 'Views', cell: (row) => row.views, align: 'right' },
];
const packages: Package[] = Array.from({ length: 10 }, (_, index) => ({
  id: `p${index}`,
  name: `Package ${index}`,
  views: index * 10,
}));

function List({ initial = '', ...props }: Partial<DataTableProps<Package>> & { initial?: string }) {
  const [query, setQuery] = useState(() => new URLSearchParams(initial));
  return (
    <VitrinaFrame>
      <output>{query.toString()}</output>
      <DataTable
        label="Packages"
        columns={columns}
        query={{ data: { items: packages, total: 37 }, error: null, refetch: () => undefined }}
        params={readListParams(query)}
        onParamsChange={(change) => setQuery(writeListParams(query, change))}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        empty={{ kind: 'empty', title: 'No packages yet' }}
        {...props}
      />
    </VitrinaFrame>
  );
}

const url = page.getByRole('status');

it('pages at the server, and says so in the URL', async () => {
  await render(<List />);
  await expect.element(page.getByText('1–10 of 37')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(url).toHaveTextContent('page=2');
  await page.getByRole('combobox', { name: 'Rows' }).click();
  await page.getByRole('option', { name: '50' }).click();
  await expect.element(url).toHaveTextContent('perPage=50');
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

it('sorts both ways by a column that allows it', async () => {
  await render(<List />);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect
    .element(page.getByRole('columnheader', { name: 'Name' }))
    .toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.element(url).toHaveTextContent('sort=name%3Adesc');
  expect(page.getByRole('button', { name: 'Views' }).query()).toBeNull();
});

it('opens a row by click and by keyboard, not when something in it is clicked', async () => {
  const onRowOpen = vi.fn();
  const selection = { ids: new Set<string>(), onChange: vi.fn() };
  await render(<List onRowOpen={onRowOpen} selection={selection} />);
  await page.getByRole('cell', { name: '30', exact: true }).click();
  expect(onRowOpen).toHaveBeenLastCalledWith(packages[3]);
  await page.getByRole('checkbox', { name: 'Select Package 2' }).click();
  expect(onRowOpen).toHaveBeenCalledTimes(1);
  expect(selection.onChange).toHaveBeenCalledWith(new Set(['p2']));
  page.getByRole('button', { name: 'Package 5' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onRowOpen).toHaveBeenLastCalledWith(packages[5]);
});

it('selects the whole page and keeps what is selected elsewhere', async () => {
  const onChange = vi.fn();
  await render(<List selection={{ ids: new Set(['elsewhere', 'p1']), onChange }} />);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  expect(onChange).toHaveBeenCalledWith(new Set(['elsewhere', ...packages.map(({ id }) => id)]));
});

it('says what an empty list is for, and offers to clear filters where there are some', async () => {
  const query = { data: { items: [], total: 0 }, error: null, refetch: () => undefined };
  const screen = await render(<List query={query} />);
  await expect.element(page.getByText('No packages yet')).toBeVisible();
  await screen.rerender(<List query={query} onClearFilters={() => undefined} />);
  await expect.element(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
});

it('says that it failed and tries again', async () => {
  const refetch = vi.fn();
  await render(<List query={{ data: undefined, error: { code: 'somethingWentWrong' }, refetch }} />);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});
