import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { applyDataChange } from '@vitrina/editor-core/store';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';
import { FormattedMessage } from '@vitrina/ui-kit';

import { useSourceRecord } from './useSourceRecord.ts';

/** Renders where the package's page was filled from. Renders nothing for a package without a record. */
export function SourceRecordCard() {
  const dispatch = useBuilderDispatch();
  const record = useSourceRecord();
  if (!record) return null;
  const unlink = () =>
    dispatch(applyDataChange({ type: 'updateManifest', fields: { sourceRecord: undefined } }));
  return (
    <Paper variant="outlined" sx={{ mt: 4, px: { xs: 4, md: 6 }, py: 4 }}>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography variant="subtitle2" component="h3">
            <FormattedMessage id="builder.record.title" />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <FormattedMessage
              id={record.facts ? 'builder.record.linked' : 'builder.record.gone'}
              values={{ source: <bdi>{record.source}</bdi> }}
            />
          </Typography>
        </Box>
        <Button variant="outlined" onClick={unlink}>
          <FormattedMessage id="builder.record.unlink" />
        </Button>
      </Box>
    </Paper>
  );
}
