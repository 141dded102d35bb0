import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { componentCount, loadPage, pageKey, type Page } from '@vitrina/epack-model';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId, useMemo, useState } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { compareSides, type Difference, type Side, planMerge } from '@vitrina/editor-core/merge';
import { overwriteTheirs, saveMerged, takeTheirs } from '@vitrina/editor-core/saving';
import { savingActions, type PageConflict } from '@vitrina/editor-core/store';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';
import { useCommonBase } from '@vitrina/editor-ui/work';

import { ConflictChoices } from './ConflictChoices.tsx';
import { ConflictSides } from './ConflictSides.tsx';

/**
 * Renders both versions of a page that another user saved in the meantime, and the choice between them.
 * Closing the dialog keeps the conflict open.
 */
export function PageConflictDialog({ conflict }: { readonly conflict: PageConflict }) {
  const titleId = useId();
  const store = useEditorStore();
  const { rules } = store.services.catalogue;
  const mine = useEditorState((state) => state.document.epack.pages[pageKey(conflict.address)] ?? undefined);
  const theirs = useMemo(() => loadPage(conflict.theirs, rules).page, [conflict, rules]);
  const before = useCommonBase(conflict);
  const { sides, differences, hasChosen, choose, onChoose } = useChoices(mine, theirs, before.base);
  const isMixed = sides !== undefined && differences.some((difference) => choose(difference) === 'theirs');
  const join = () =>
    void (sides && store.dispatch(saveMerged(conflict, planMerge(sides, differences, choose, rules))));
  const { locale, template, page } = conflict.address;
  return (
    <GuardedDialog
      isDirty={hasChosen}
      onClose={() => store.dispatch(savingActions.conflictLeft())}
      aria-labelledby={titleId}
      maxWidth="md"
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
        {before.isPending ? (
          <Skeleton variant="rounded" height={120} sx={{ mt: 4 }} />
        ) : (
          <>
            {before.base && (
              <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
                <FormattedMessage id="builder.conflict.preferred" />
              </Typography>
            )}
            <ConflictChoices differences={differences} choose={choose} onChoose={onChoose} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => store.dispatch(savingActions.conflictLeft())}>
          <FormattedMessage id="builder.conflict.later" />
        </Button>
        <Button variant="outlined" onClick={() => store.dispatch(takeTheirs(conflict))}>
          <FormattedMessage id="builder.conflict.takeTheirs" />
        </Button>
        <Button
          variant={isMixed || before.isPending ? 'outlined' : 'contained'}
          onClick={() => void store.dispatch(overwriteTheirs(conflict))}
        >
          <FormattedMessage id="builder.conflict.overwrite" />
        </Button>
        {(isMixed || before.isPending) && (
          <Button variant="contained" disabled={before.isPending} onClick={join}>
            <FormattedMessage id="builder.conflict.join" />
          </Button>
        )}
      </DialogActions>
    </GuardedDialog>
  );
}

/** Returns the differences and the chosen sides. By default, the side that loses no work is chosen. */
function useChoices(mine: Page | undefined, theirs: Page, base: Page | undefined) {
  const sides = useMemo(() => mine && { mine, theirs, base }, [mine, theirs, base]);
  const differences = useMemo(() => (sides ? compareSides(sides) : []), [sides]);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  return {
    sides,
    differences,
    hasChosen: Object.keys(choices).length > 0,
    choose: ({ key, preferred }: Difference): Side => choices[key] ?? preferred,
    onChoose: ({ key }: Difference, side: Side) => setChoices((before) => ({ ...before, [key]: side })),
  };
}
