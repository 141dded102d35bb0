import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { FoundDraft } from '@vitrina/editor-core/store';

import { useEpackName } from '../texts/useEpackName.ts';
import { useOfferedDrafts } from './useOfferedDrafts.ts';

/** Offers drafts of packages that were never saved: restore one, or start a new package. */
export function NewDraftsDialog({ drafts }: { drafts: readonly FoundDraft[] }) {
  const titleId = useId();
  const { offered, restore, discard, close } = useOfferedDrafts(drafts);
  return (
    <Dialog open={offered.length > 0} onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.draft.new.title" />
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          <FormattedMessage id="builder.draft.new.text" />
        </Typography>
        <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {offered.map((each) => (
            <DraftRow
              key={each.slot}
              {...each}
              onRestore={() => void restore(each)}
              onDiscard={() => discard(each)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must have focus: on the harmless option */}
        <Button variant="outlined" onClick={close} autoFocus>
          <FormattedMessage id="builder.draft.new.start" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface DraftRowProps extends FoundDraft {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

function DraftRow({ draft, onRestore, onDiscard }: DraftRowProps) {
  const intl = useIntl();
  const format = useFormat();
  const { type, manifest } = draft.structure.epackData;
  const name = useEpackName()({ name: manifest.productData?.productName?.trim() ?? '', type });
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.draft.new.kept" values={{ time: format.dateTime(draft.savedAtMs) }} />
        </Typography>
      </Box>
      <Button
        variant="text"
        color="error"
        aria-label={intl.formatMessage({ id: 'builder.draft.new.discard.named' }, { name })}
        onClick={onDiscard}
      >
        <FormattedMessage id="builder.draft.new.discard" />
      </Button>
      <Button
        variant="contained"
        aria-label={intl.formatMessage({ id: 'builder.draft.new.restore.named' }, { name })}
        onClick={onRestore}
      >
        <FormattedMessage id="builder.draft.restore" />
      </Button>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 2,
  borderTop: `1px solid ${colors.line}`,
} as const;
