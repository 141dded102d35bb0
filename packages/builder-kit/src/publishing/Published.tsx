import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { Publication } from './usePublishing.ts';

interface PublishedProps {
  readonly publication: Publication;
  readonly previewUrl: string | undefined;
  readonly onClose: () => void;
}

/** Where the package is now, and by which keys product pages find it. */
export function Published({ publication, previewUrl, onClose }: PublishedProps) {
  const { retailers, keys } = publication;
  return (
    <>
      <DialogContent>
        <Box role="status" sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 3 }}>
          <CheckCircle color="success" />
          <Typography variant="subtitle1">
            <FormattedMessage id="builder.published.title" values={{ count: retailers.length }} />
          </Typography>
        </Box>
        <Typography sx={{ mb: 2 }}>{retailers.map(({ name }) => name).join(', ')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.published.keys" />
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
          {keys.map(({ kind, key }) => (
            <Typography key={kind} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <FormattedMessage
                id={`builder.published.key.${kind}`}
                values={{ key: key.replace('|', ' · ') }}
              />
            </Typography>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {previewUrl !== undefined && (
          <Button variant="outlined" href={previewUrl} target="_blank" rel="noopener">
            <FormattedMessage id="builder.published.open" />
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
      </DialogActions>
    </>
  );
}
