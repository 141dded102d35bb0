import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import type { AssetUpload } from '@vitrina/editor-core/store';

import { UploadProgress } from './UploadProgress.tsx';

/** The files on their way: how far each is, or why it did not arrive. */
export function UploadRows({ uploads }: { uploads: readonly AssetUpload[] }) {
  const intl = useIntl();
  if (uploads.length === 0) return null;
  return (
    <Box component="ul" aria-label={intl.formatMessage({ id: 'builder.assets.uploads' })} sx={listStyle}>
      {uploads.map((upload) => (
        <li key={upload.key}>
          <UploadProgress upload={upload} />
        </li>
      ))}
    </Box>
  );
}

/** Long names are cut off rather than widen it. */
const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  textAlign: 'start',
} as const;
