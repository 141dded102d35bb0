import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { FormattedMessage, StateView } from '@vitrina/ui-kit';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { DataSourceCard } from './DataSourceCard.tsx';

/** Lists the available data sources and whether the package uses them. */
export function DataSources() {
  const { client } = useEditorStore().services;
  const query = useQuery(callQuery(client, calls.listDataSources));
  if (query.isPending) {
    const skeleton = <Skeleton variant="rounded" height={200} sx={{ m: 6 }} />;
    return <StateView state={{ kind: 'loading', skeleton }} />;
  }
  if (query.isError) {
    return <StateView state={{ kind: 'error', error: query.error, onRetry: () => void query.refetch() }} />;
  }
  const sources = query.data.data;
  if (sources.length === 0) {
    return (
      <StateView
        state={{
          kind: 'empty',
          title: <FormattedMessage id="builder.data.empty.title" />,
          text: <FormattedMessage id="builder.data.empty.text" />,
        }}
      />
    );
  }
  return (
    <Box sx={{ p: { xs: 4, md: 6 }, maxWidth: 800, mx: 'auto', width: '100%', display: 'grid', gap: 4 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="builder.data.intro" />
      </Typography>
      {sources.map((source) => (
        <DataSourceCard key={source.id} source={source} />
      ))}
    </Box>
  );
}
