import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';
import { arrivalStyle, focusArrival } from '@vitrina/editor-ui/dom';

import { ShopPageLink } from './ShopPageLink.tsx';
import type { Publication } from './usePublishing.ts';
import { useRetailerStates } from './useRetailerStates.ts';

interface PublishedProps {
  readonly publication: Publication;
  readonly epackId: string | undefined;
  readonly previewUrl: string | undefined;
  readonly onClose: () => void;
}

/** Renders the retailers that now show the package, and the keys that match it to product pages. */
export function Published({ publication, epackId, previewUrl, onClose }: PublishedProps) {
  const { retailers, keys } = publication;
  const states = useRetailerStates(epackId).data?.data.items ?? [];
  return (
    <>
      <DialogContent>
        <Box
          ref={focusArrival}
          role="status"
          tabIndex={-1}
          sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 3, ...arrivalStyle }}
        >
          <CheckCircle color="success" />
          <Typography variant="subtitle1">
            <FormattedMessage id="builder.published.title" values={{ count: retailers.length }} />
          </Typography>
        </Box>
        <Box component="ul" sx={retailersStyle}>
          {retailers.map(({ id, name }) => {
            const state = states.find(({ retailer }) => retailer.id === id);
            return (
              <Box key={id} component="li" sx={{ display: 'flex', gap: 3, alignItems: 'baseline' }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
                {state && <ShopPageLink state={state} />}
              </Box>
            );
          })}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.published.keys" />
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
          {keys.map(({ kind, key }) => (
            <Typography key={kind} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <FormattedMessage
                id={`builder.published.key.${kind}`}
                values={{ key: toShownKey(kind, key) }}
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

/**
 * Returns a key for display. GTINs are stored with fourteen digits, but products are labeled with thirteen or
 * fewer.
 */
function toShownKey(kind: Publication['keys'][number]['kind'], key: string): string {
  return kind === 'gtin' ? key.replace(/^0(?=\d{13}$)/v, '') : key.replace('|', ' · ');
}

const retailersStyle = { m: 0, mb: 3, p: 0, listStyle: 'none', display: 'grid', gap: 1 } as const;
