import Close from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import type { LibraryUpload, LibraryUploads } from './useAssetUploads.ts';

/** The files on their way: how far each is, or why it did not arrive. */
export function UploadRows({ uploads }: { uploads: LibraryUploads }) {
  const intl = useIntl();
  if (uploads.items.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage({ id: 'builder.assets.uploads' })}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
    >
      {uploads.items.map((upload) => (
        <li key={upload.id}>
          {upload.failureCode === undefined ? (
            <Running upload={upload} onCancel={() => uploads.cancel(upload.id)} />
          ) : (
            <Failed upload={upload} uploads={uploads} />
          )}
        </li>
      ))}
    </Box>
  );
}

function Running({ upload, onCancel }: { upload: LibraryUpload; onCancel: () => void }) {
  const intl = useIntl();
  const { name } = upload.file;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Typography variant="body2" noWrap sx={{ flex: 1 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
          <FormattedNumber value={upload.part} style="percent" />
        </Typography>
        <Button size="small" onClick={onCancel}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
      </Box>
      <LinearProgress
        variant="determinate"
        value={upload.part * 100}
        aria-label={intl.formatMessage({ id: 'builder.assets.progress' }, { name })}
      />
    </>
  );
}

function Failed({ upload, uploads }: { upload: LibraryUpload; uploads: LibraryUploads }) {
  const intl = useIntl();
  return (
    <Alert
      severity="error"
      action={
        <>
          <Button size="small" color="inherit" onClick={() => uploads.retry(upload)}>
            <FormattedMessage id="builder.retry" />
          </Button>
          <IconButton
            size="small"
            color="inherit"
            aria-label={intl.formatMessage({ id: 'ui.action.close' })}
            onClick={() => uploads.cancel(upload.id)}
          >
            <Close />
          </IconButton>
        </>
      }
    >
      <FormattedMessage id="builder.asset.failed" values={{ name: upload.file.name }} />{' '}
      <FormattedMessage id={`api.error.${upload.failureCode}`} />
    </Alert>
  );
}
