import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import type { AssetUpload } from '@vitrina/editor-core/store';

import { UploadProgress } from './UploadProgress.tsx';

/** Lists the uploads in progress, each with its progress or the reason it failed. */
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

/** Truncates long names to keep the list's width. */
const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  textAlign: 'start',
} as const;
