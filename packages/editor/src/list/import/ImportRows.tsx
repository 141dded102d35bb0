import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { PackageImportRow } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { colors, FormattedMessage, QueryView } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { ImportPreviewDialog } from './ImportPreviewDialog.tsx';

/** Props of {@link ImportRows}. */
export interface ImportRowsProps {
  readonly importId: number;
  readonly status: PackageImportRow['status'];
  readonly onOpen: (epackId: string) => void;
}

const shownCount = 100;

/** Renders the first packages of an import in a state: each is previewed and opens in the editor, or says why it failed. */
export function ImportRows({ importId, status, onOpen }: ImportRowsProps) {
  const intl = useIntl();
  const [previewed, setPreviewed] = useState<PackageImportRow>();
  const input = { params: { id: String(importId) }, query: { status, limit: shownCount } };
  const rows = useQuery({
    ...callQuery(useApiClient(), calls.listPackageImportRows, input),
    refetchOnMount: 'always',
  });
  return (
    <QueryView query={rows} skeleton={<Skeleton variant="rounded" height={80} />}>
      {({ data: { items, total } }) => (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 4 }}>
            <FormattedMessage id={`builder.import.state.${status}`} values={{ count: total }} />
          </Typography>
          <Box
            component="ul"
            aria-label={intl.formatMessage({ id: `builder.import.state.${status}` }, { count: total })}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {items.map((row) => (
              <Row key={row.id} row={row} onOpen={onOpen} onPreview={setPreviewed} />
            ))}
          </Box>
          {previewed && (
            <ImportPreviewDialog
              importId={importId}
              row={previewed}
              onClose={() => setPreviewed(undefined)}
            />
          )}
          {total > items.length && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="builder.import.more" values={{ count: total - items.length }} />
            </Typography>
          )}
        </>
      )}
    </QueryView>
  );
}

interface RowProps extends Pick<ImportRowsProps, 'onOpen'> {
  readonly row: PackageImportRow;
  readonly onPreview: (row: PackageImportRow) => void;
}

function Row({ row, onOpen, onPreview }: RowProps) {
  const { epackId, name, path, message, status } = row;
  const problems = row.findings.filter(({ severity }) => severity !== 'info');
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: `1px solid ${colors.line}`, overflowWrap: 'anywhere', display: 'grid' }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', justifyContent: 'space-between' }}>
        {epackId === null ? (
          <Typography>{name}</Typography>
        ) : (
          <Link component="button" onClick={() => onOpen(epackId)} sx={{ textAlign: 'start' }}>
            {name}
          </Link>
        )}
        {status !== 'failed' && (
          <Button size="small" onClick={() => onPreview(row)} sx={{ flexShrink: 0 }}>
            <FormattedMessage id="builder.import.preview" />
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[name === path ? undefined : path, message ?? undefined].filter(Boolean).join(': ')}
      </Typography>
      {problems.map(({ severity, message: reason }) => (
        <Typography key={`${severity} ${reason}`} variant="body2">
          <FormattedMessage id={`builder.import.severity.${severity}`} />: {reason}
        </Typography>
      ))}
    </Box>
  );
}
