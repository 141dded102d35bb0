import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { EpackListItem } from '@vitrina/api-client/contract';
import type { EpackType } from '@vitrina/epack-model';
import { PageHeader, StateView } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { EpackActions } from './EpackActions.tsx';
import { EpackTable } from './EpackTable.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListPaging } from './ListPaging.tsx';
import { useEpackList } from './useEpackList.ts';

/** Props of {@link EpackListScreen}. */
export interface EpackListScreenProps {
  /** Opens a package in the editor. */
  readonly onOpen: (epackId: string) => void;
  /** Opens the editor on a new package. */
  readonly onCreate: (type: EpackType) => void;
  /** Where a package can be looked at. */
  readonly previewUrl: (epackId: string) => string;
}

/** The packages of the user's licences: found, opened, copied, published and deleted. */
export function EpackListScreen({ onOpen, onCreate, previewUrl }: EpackListScreenProps) {
  const { criteria, query, change, refresh } = useEpackList();
  const [menu, setMenu] = useState<{ anchor: HTMLElement; epack: EpackListItem }>();
  const isFiltered = criteria.search !== '' || criteria.type !== '';
  const items = query.data?.data.items ?? [];
  const total = query.data?.data.total ?? 0;
  return (
    <Box>
      <PageHeader
        title={<FormattedMessage id="builder.list.title" />}
        actions={<NewButtons onCreate={onCreate} />}
      />
      <ListFilters criteria={criteria} onChange={change} />
      <Paper variant="outlined" sx={{ mt: 4, overflow: 'hidden' }}>
        {query.isPending && (
          <StateView state={{ kind: 'loading', skeleton: <TableSkeleton rows={criteria.perPage} /> }} />
        )}
        {query.isError && (
          <StateView state={{ kind: 'error', error: query.error, onRetry: () => void query.refetch() }} />
        )}
        {query.isSuccess && items.length === 0 && (
          <StateView
            state={
              isFiltered || criteria.page > 1
                ? { kind: 'filteredEmpty', onClearFilters: () => change({ search: '', type: '' }) }
                : {
                    kind: 'empty',
                    title: <FormattedMessage id="builder.list.empty.title" />,
                    text: <FormattedMessage id="builder.list.empty.text" />,
                    action: <NewButtons onCreate={onCreate} />,
                  }
            }
          />
        )}
        {query.isSuccess && items.length > 0 && (
          <>
            <EpackTable
              items={items}
              onOpen={onOpen}
              onMenu={(anchor, epack) => setMenu({ anchor, epack })}
            />
            <ListPaging criteria={criteria} total={total} onChange={change} />
          </>
        )}
      </Paper>
      <EpackActions
        menu={menu}
        onCloseMenu={() => setMenu(undefined)}
        onOpen={onOpen}
        previewUrl={previewUrl}
        onChanged={() => void refresh()}
      />
    </Box>
  );
}

function NewButtons({ onCreate }: Pick<EpackListScreenProps, 'onCreate'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="outlined" startIcon={<Add />} onClick={() => onCreate('sis')}>
        <FormattedMessage id="builder.list.newSis" />
      </Button>
      <Button variant="contained" startIcon={<Add />} onClick={() => onCreate('minisite')}>
        <FormattedMessage id="builder.list.newMinisite" />
      </Button>
    </Box>
  );
}

function TableSkeleton({ rows }: { rows: number }) {
  return (
    <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={28} />
      ))}
    </Box>
  );
}
