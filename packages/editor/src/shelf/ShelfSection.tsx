import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { EpackShelf } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, QueryView, StateView } from '@vitrina/ui-kit';
import { useId, type ReactNode } from 'react';

import { ShelfPages } from './ShelfPages.tsx';
import { useMonitorUrl } from './useMonitorUrl.ts';

/** Renders the package's results on product pages: statuses, problems and views. */
export function ShelfSection({ epackId }: { epackId: string }) {
  const titleId = useId();
  const shelf = useQuery({
    ...callQuery(useApiClient(), calls.getEpackShelf, { params: { id: epackId } }),
    refetchOnMount: 'always',
  });
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 6 }}>
      <Typography variant="h3" component="h3" id={titleId} sx={{ mb: 1 }}>
        <FormattedMessage id="builder.shelf.title" />
      </Typography>
      <QueryView query={shelf} skeleton={<Skeleton variant="rounded" height={120} />}>
        {({ data }) => <Shelf shelf={data} />}
      </QueryView>
    </Box>
  );
}

function Shelf({ shelf }: { shelf: EpackShelf }) {
  const monitorUrl = useMonitorUrl();
  return (
    <>
      {(shelf.total > 0 || shelf.impressions > 0) && <ShelfFigures shelf={shelf} />}
      <Paper variant="outlined" sx={{ px: { xs: 4, md: 6 }, py: 2 }}>
        {shelf.total === 0 ? (
          <StateView
            state={{
              kind: 'empty',
              title: <FormattedMessage id="builder.shelf.empty" />,
              text: <FormattedMessage id="builder.shelf.empty.text" />,
            }}
          />
        ) : (
          <ShelfPages pages={shelf.pages} />
        )}
      </Paper>
      {monitorUrl !== undefined && (
        <Link
          href={monitorUrl}
          target="_blank"
          rel="noopener"
          sx={{ display: 'inline-block', mt: 2, fontSize: 13 }}
        >
          <FormattedMessage id="builder.shelf.monitor" />
        </Link>
      )}
    </>
  );
}

const strong = (parts: ReactNode) => (
  <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
    {parts}
  </Box>
);

function ShelfFigures({ shelf: { impressions, total, problemCount } }: { shelf: EpackShelf }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
      <FormattedMessage
        id="builder.shelf.figures"
        values={{
          impressions,
          pages: total,
          problems: problemCount,
          strong,
        }}
      />
    </Typography>
  );
}
