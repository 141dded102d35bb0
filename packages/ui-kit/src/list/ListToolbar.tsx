import Box from '@mui/material/Box';
import { useCallback, type ReactNode } from 'react';

import { SortMenu } from './cards/SortMenu.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { ExportMenu } from './export/ExportMenu.tsx';
import type { ListFilter } from './filters/listFilter.ts';
import { ListFilterBar } from './filters/ListFilterBar.tsx';
import { ListSearch } from './filters/ListSearch.tsx';
import type { ListController } from './listController.ts';
import type { Column } from './table/columns.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';

interface ListToolbarProps<Row> {
  list: ListController<Row>;
  columns: readonly Column<Row>[];
  filters: readonly ListFilter[];
  searchLabel: string | undefined;
  exportName: string | undefined;
  /** Whether the rows are cards, which have no column headers to sort by. */
  hasCards: boolean;
  /** The page's own buttons, the primary one last. */
  actions: ReactNode;
}

/** The toolbar above a list: filters on the left, views and actions on the right. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { list, columns, filters, searchLabel, exportName } = props;
  const { state, change, views } = list;
  const search = useCallback((text: string) => change({ search: text }), [change]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4, alignItems: 'center' }}>
      {searchLabel === undefined ? null : (
        <ListSearch label={searchLabel} value={state.search} onChange={search} />
      )}
      <ListFilterBar
        filters={filters}
        values={state.filters}
        onChange={(values) => change({ filters: values })}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 2, sm: 1 },
          ml: { sm: 'auto' },
          width: { xs: '100%', sm: 'auto' },
          alignItems: 'center',
          '& .MuiButton-root': { flexGrow: { xs: 1, sm: 0 } },
        }}
      >
        {views ? <ViewsMenu views={views} current={list.viewQuery} /> : null}
        {props.hasCards ? (
          <SortMenu columns={columns} sort={state.sort} onChange={(sort) => change({ sort })} />
        ) : (
          <ColumnMenu
            columns={columns}
            chosen={state.columns}
            onChange={(chosen) => change({ columns: chosen })}
          />
        )}
        {exportName === undefined ? null : <ExportMenu name={exportName} columns={columns} list={list} />}
        {props.actions}
      </Box>
    </Box>
  );
}
