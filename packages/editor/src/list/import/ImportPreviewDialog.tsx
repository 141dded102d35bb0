import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { PackageImportRow } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { colors, FormattedMessage, QueryView } from '@vitrina/ui-kit';
import { useId } from 'react';
import { useIntl } from 'react-intl';

/** Props of {@link ImportPreviewDialog}. */
export interface ImportPreviewDialogProps {
  readonly importId: number;
  readonly row: PackageImportRow;
  readonly onClose: () => void;
}

const sides = ['original', 'rendered'] as const;

/** Shows a package of an import as it will look, beside the page that came with it. */
export function ImportPreviewDialog({ importId, row, onClose }: ImportPreviewDialogProps) {
  const titleId = useId();
  const params = { id: String(importId), rowId: String(row.id) };
  const preview = useQuery(callQuery(useApiClient(), calls.previewPackageImportRow, { params }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xl" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {row.name}
      </DialogTitle>
      <DialogContent>
        <QueryView query={preview} skeleton={<Skeleton variant="rounded" height={480} />}>
          {({ data }) => (
            <Box sx={sidesStyle}>
              {sides.map((side) => (
                <Side key={side} side={side} html={data[side]} />
              ))}
            </Box>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Side({ side, html }: { readonly side: (typeof sides)[number]; readonly html: string | null }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `builder.import.preview.${side}` });
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {html === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={`builder.import.preview.${side}.none`} />
        </Typography>
      ) : (
        // Foreign markup: without scripts, forms and an origin.
        <Box component="iframe" sandbox="" srcDoc={html} title={title} sx={frameStyle} />
      )}
    </Box>
  );
}

const sidesStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const frameStyle = {
  display: 'block',
  width: '100%',
  height: { xs: 420, md: '60vh' },
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  backgroundColor: '#ffffff',
} as const;
