import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId, useState } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import type { Side, DataOverlap } from '@vitrina/editor-core/merge';
import { saveJoined } from '@vitrina/editor-core/saving';
import { savingActions, type DataConflict } from '@vitrina/editor-core/store';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';
import { useDataName } from '@vitrina/editor-ui/texts';

import { SideList, SideRow } from './SideList.tsx';

/**
 * Renders the choice between both sides if another user changed the same package data. Closing the dialog
 * keeps the conflict open.
 */
export function DataConflictDialog({ conflict }: { readonly conflict: DataConflict }) {
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const getName = useDataName();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const choose = ({ path }: DataOverlap): Side => choices[path.join('/')] ?? 'mine';
  const leave = () => dispatch(savingActions.conflictLeft());
  return (
    <GuardedDialog
      isDirty={Object.keys(choices).length > 0}
      onClose={leave}
      aria-labelledby={titleId}
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.conflict.data.title" />
      </DialogTitle>
      <DialogContent>
        <Typography>
          <FormattedMessage id="builder.conflict.data.text" />
        </Typography>
        <SideList>
          {conflict.overlaps.map((overlap) => {
            const key = overlap.path.join('/');
            const name = getName(overlap);
            return (
              <SideRow
                key={key}
                name={name}
                chosen={choose(overlap)}
                onChoose={(side) => setChoices((before) => ({ ...before, [key]: side }))}
              >
                <Typography variant="body2">{name}</Typography>
                <Versions overlap={overlap} />
              </SideRow>
            );
          })}
        </SideList>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>
          <FormattedMessage id="builder.conflict.later" />
        </Button>
        <Button variant="contained" onClick={() => void dispatch(saveJoined(conflict, choose))}>
          <FormattedMessage id="builder.conflict.join" />
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}

/** Renders each side's value if it is a text or a number; leaves out other values. */
function Versions({ overlap }: { readonly overlap: DataOverlap }) {
  const intl = useIntl();
  const toShown = (value: unknown): string | undefined => {
    if (value === undefined) return intl.formatMessage({ id: 'builder.conflict.data.removed' });
    if (value === '') return intl.formatMessage({ id: 'builder.conflict.data.empty' });
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  return (['mine', 'theirs'] as const).map((side) => {
    const value = toShown(overlap[side]);
    if (value === undefined) return null;
    return (
      <Typography
        key={side}
        variant="caption"
        sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        <FormattedMessage id={`builder.conflict.data.${side}`} values={{ value }} />
      </Typography>
    );
  });
}
