import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { contract } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { StateView } from '@vitrina/ui-kit';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';

/** The data sources that dynamic blocks can take their values from. */
export function DataSources() {
  const { client } = useBuilderStore().services;
  const query = useQuery(callQuery(client, contract.listDataSources));
  if (query.isPending)
    return (
      <StateView
        state={{ kind: 'loading', skeleton: <Skeleton variant="rounded" height={200} sx={{ m: 6 }} /> }}
      />
    );
  if (query.isError)
    return <StateView state={{ kind: 'error', error: query.error, onRetry: () => void query.refetch() }} />;
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
    <Box sx={{ p: 6, maxWidth: 800, mx: 'auto', width: '100%' }}>
      <Paper variant="outlined">
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>
                <FormattedMessage id="builder.data.name" />
              </TableCell>
              <TableCell align="right">
                <FormattedMessage id="builder.data.items" />
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sources.map((source) => (
              <TableRow key={source.id}>
                <TableCell>{source.name}</TableCell>
                <TableCell align="right">
                  <FormattedNumber value={source.itemCount} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Paper>
    </Box>
  );
}
