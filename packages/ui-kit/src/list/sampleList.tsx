import { useMemo, useState } from 'react';

import type { BulkAction } from './bulk/bulkAction.ts';
import { DataList, type DataListProps } from './DataList.tsx';
import type { ListFilter } from './filters/listFilter.ts';
import { namesOf } from './filters/listFilter.ts';
import type { ListController, SavedView } from './listController.ts';
import { changeListState, readListState, writeListState, type ListState } from './state/listState.ts';
import type { Column } from './table/columns.ts';

/** A row of the list in stories and tests. */
export interface SamplePackage {
  id: string;
  name: string;
  brand: string;
  views: number;
}

const brands = ['Krups', 'Tefal'];

/** Creates a number of packages, the same ones each time. */
export function makePackages(count: number): SamplePackage[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `Package ${index}`,
    brand: brands[index % 2] ?? '',
    views: (index * 7919) % 1000,
  }));
}

const columns: Column<SamplePackage>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, exportValue: (row) => row.name, isSortable: true },
  {
    id: 'brand',
    header: 'Brand',
    cell: (row) => row.brand,
    exportValue: (row) => row.brand,
    isSortable: true,
    hideBelow: 'sm',
  },
  {
    id: 'views',
    header: 'Views',
    cell: (row) => row.views,
    exportValue: (row) => row.views,
    align: 'right',
    isSortable: true,
  },
];

const filters: ListFilter[] = [
  {
    kind: 'choice',
    name: 'brand',
    label: 'Brand',
    choices: brands.map((value) => ({ value, label: value })),
    isMultiple: true,
  },
  { kind: 'numberRange', names: ['least', 'most'], label: 'Seen' },
  { kind: 'dateRange', names: ['from', 'to'], label: 'Updated' },
  { kind: 'text', name: 'author', label: 'Author' },
  { kind: 'boolean', name: 'isPublished', label: 'Published', yes: 'Published', no: 'Draft' },
];

function isMatch(row: SamplePackage, { search, filters: set }: ListState): boolean {
  return (
    row.name.includes(search) &&
    (set.brand?.split(',').includes(row.brand) ?? true) &&
    row.views >= Number(set.least ?? 0) &&
    row.views <= Number(set.most ?? Infinity)
  );
}

function compare(sort: ListState['sort']) {
  const valueOf = (row: SamplePackage, id: string) =>
    id === 'views' ? row.views : id === 'brand' ? row.brand : row.name;
  return (a: SamplePackage, b: SamplePackage) => {
    for (const { id, desc } of sort) {
      const [left, right] = [valueOf(a, id), valueOf(b, id)];
      if (left !== right) return (left < right ? -1 : 1) * (desc ? -1 : 1);
    }
    return 0;
  };
}

/** A list with an array as its server. */
export function useSampleList(all: readonly SamplePackage[] | undefined, initial: string, error: unknown) {
  const [query, setQuery] = useState(() => new URLSearchParams(initial));
  const [views, setViews] = useState<SavedView[]>([]);
  const names = filters.flatMap(namesOf);
  const state = readListState(query, names);
  const change = (part: Partial<ListState>) =>
    setQuery(writeListState(query, changeListState(state, part), names));
  const matching = all?.filter((row) => isMatch(row, state)).sort(compare(state.sort)) ?? [];
  const pageOf = (offset: number, limit: number) => ({
    items: matching.slice(offset, offset + limit),
    total: matching.length,
  });
  const list: ListController<SamplePackage> = {
    state,
    change,
    query: {
      data: all && pageOf((state.page - 1) * state.perPage, state.perPage),
      error,
      refetch: () => undefined,
    },
    fetchPage: (offset, limit) => Promise.resolve(pageOf(offset, limit)),
    viewQuery: query.toString(),
    views: {
      items: views,
      apply: (view) => setQuery(new URLSearchParams(view.query)),
      save: async (view) =>
        setViews([...views, { ...view, id: views.length + 1, query: query.toString(), isOwn: true }]),
      remove: async ({ id }) => setViews(views.filter((view) => view.id !== id)),
    },
  };
  return { list, address: query.toString() };
}

/** Props of {@link SampleList}. */
export interface SampleListProps extends Partial<DataListProps<SamplePackage>> {
  data?: readonly SamplePackage[];
  error?: unknown;
  /** The initial URL query. */
  initial?: string;
  runBulk?: BulkAction['run'];
  bulkChoice?: BulkAction['choice'];
  bulkText?: BulkAction['text'];
}

/** A list of packages that uses all features. */
export function SampleList({
  data,
  error,
  initial = '',
  runBulk,
  bulkChoice,
  bulkText,
  ...props
}: SampleListProps) {
  const { list, address } = useSampleList(data, initial, error);
  const bulkActions = useMemo<BulkAction[]>(
    () =>
      runBulk
        ? [
            {
              id: 'hide',
              label: 'Hide',
              title: (count) => `Hide ${count} packages?`,
              run: runBulk,
              choice: bulkChoice,
              text: bulkText,
            },
          ]
        : [],
    [runBulk, bulkChoice, bulkText],
  );
  return (
    <>
      <output hidden aria-label="Address">
        {address}
      </output>
      <DataList
        list={list}
        label="Packages"
        columns={columns}
        filters={filters}
        searchLabel="Search packages"
        exportName="packages"
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        bulkActions={bulkActions}
        empty={{ kind: 'empty', title: 'No packages yet', text: 'Build the first one.' }}
        {...props}
      />
    </>
  );
}
