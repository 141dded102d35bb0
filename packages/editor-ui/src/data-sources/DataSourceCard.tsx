import Refresh from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { DataSourceSummary } from '@vitrina/api-client/contract';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { FormattedNumber } from 'react-intl';

import { RecordTable } from './RecordTable.tsx';
import { useUsedSource } from './useUsedSource.ts';

/** Card of one data source: whether the package uses the source, and the records the package has from it. */
export function DataSourceCard({ source }: { source: DataSourceSummary }) {
  const { used, isPending, error, use, forget } = useUsedSource(source);
  return (
    <Paper variant="outlined" component="section" sx={{ p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: 1, minWidth: 160 }}>
          <Typography variant="h3" component="h2">
            {source.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="builder.data.items" />: <FormattedNumber value={source.itemCount} />
          </Typography>
        </Box>
        {used && (
          <Button startIcon={<Refresh />} loading={isPending} onClick={use}>
            <FormattedMessage id="builder.data.refresh" />
          </Button>
        )}
        <FormControlLabel
          control={
            <Switch
              checked={used !== undefined}
              disabled={isPending}
              onChange={(event) => (event.target.checked ? use() : forget())}
            />
          }
          label={<FormattedMessage id="builder.data.use" />}
          sx={{ mr: 0, gap: 2 }}
        />
      </Box>
      <FailureAlert failure={error} sx={{ mt: 2 }} />
      {used && <RecordTable source={used} name={source.name} />}
    </Paper>
  );
}
