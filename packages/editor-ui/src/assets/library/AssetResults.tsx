import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Asset } from '@vitrina/api-client/contract';
import { FormattedMessage, QueryView, StateView } from '@vitrina/ui-kit';

import { AssetGrid } from './AssetGrid.tsx';
import type { Library } from './useLibrary.ts';

interface AssetResultsProps {
  readonly library: Library;
  readonly activeId: number | undefined;
  readonly onActivate: (asset: Asset) => void;
  readonly onChoose: ((asset: Asset) => void) | undefined;
}

/** Renders the search results, or an explanation if there are none. */
export function AssetResults({ library, ...grid }: AssetResultsProps) {
  const { assets, items, total, isFiltered } = library;
  return (
    <QueryView query={assets} skeleton={<Skeletons />}>
      {() => {
        if (items.length === 0 && isFiltered) {
          const onClearFilters = () => {
            library.setSearch('');
            library.setUnusedOnly(false);
            library.setKind(undefined);
          };
          return <StateView state={{ kind: 'filteredEmpty', onClearFilters }} />;
        }
        if (items.length === 0) {
          const title = <FormattedMessage id="builder.assets.empty" />;
          const text = <FormattedMessage id="builder.assets.emptyText" />;
          return <StateView state={{ kind: 'empty', title, text }} />;
        }
        return (
          <>
            <AssetGrid assets={items} {...grid} />
            {assets.hasNextPage && (
              <Button
                variant="outlined"
                loading={assets.isFetchingNextPage}
                onClick={() => void assets.fetchNextPage()}
                sx={{ justifySelf: 'center' }}
              >
                <FormattedMessage id="builder.assets.more" values={{ shown: items.length, total }} />
              </Button>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function Skeletons() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: 2 }}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} variant="rounded" height={160} />
      ))}
    </Box>
  );
}
