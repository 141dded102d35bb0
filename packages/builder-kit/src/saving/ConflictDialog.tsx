import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { componentCount, loadPage, pageKey } from '@vitrina/epack-model';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../store/hooks.ts';
import { savingActions, type SaveConflict } from '../store/savingSlice.ts';
import { ConflictSides } from './ConflictSides.tsx';
import { overwriteTheirs, takeTheirs } from './resolveConflict.ts';

/** Somebody else saved the page meanwhile: shows both sides and asks which shall stand. Closing it decides nothing. */
export function ConflictDialog() {
  const conflict = useBuilder((state) =>
    state.saving.status === 'conflict' ? state.saving.conflict : undefined,
  );
  return conflict === undefined ? null : <OpenDialog conflict={conflict} />;
}

function OpenDialog({ conflict }: { conflict: SaveConflict }) {
  const titleId = useId();
  const store = useBuilderStore();
  const { rules } = store.services.catalogue;
  const mine = useBuilder((state) => state.document.epack.pages[pageKey(conflict.address)] ?? undefined);
  const theirs = loadPage(conflict.theirs, rules).page;
  const { locale, template, page } = conflict.address;
  return (
    <Dialog
      open
      onClose={() => store.dispatch(savingActions.conflictLeft())}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.conflict.title" />
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 4 }}>
          <FormattedMessage
            id="builder.conflict.text"
            values={{
              page: [locale, template, page].join(' / '),
              mine: mine ? componentCount(mine) : 0,
              theirs: componentCount(theirs),
            }}
          />
        </Typography>
        {mine && <ConflictSides mine={mine} theirs={theirs} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => store.dispatch(savingActions.conflictLeft())}>
          <FormattedMessage id="builder.conflict.later" />
        </Button>
        <Button variant="outlined" onClick={() => store.dispatch(takeTheirs(conflict))}>
          <FormattedMessage id="builder.conflict.takeTheirs" />
        </Button>
        <Button variant="contained" onClick={() => void store.dispatch(overwriteTheirs(conflict))}>
          <FormattedMessage id="builder.conflict.overwrite" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
