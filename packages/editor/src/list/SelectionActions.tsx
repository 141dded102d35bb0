import Button from '@mui/material/Button';
import { lazy, FormattedMessage } from '@vitrina/ui-kit';
import type { ListSelection } from '@vitrina/ui-kit/list';
import { useState } from 'react';

import type { ChangeOwnerDialogProps } from './ChangeOwnerDialog.tsx';
import type { EditManyDialogProps, EpackTarget } from './EditManyDialog.tsx';

const ChangeOwnerDialog = lazy<ChangeOwnerDialogProps>(
  async () => (await import('./ChangeOwnerDialog.tsx')).ChangeOwnerDialog,
);

const EditManyDialog = lazy<EditManyDialogProps>(
  async () => (await import('./EditManyDialog.tsx')).EditManyDialog,
);

interface SelectionActionsProps {
  readonly selection: ListSelection;
  /** The list's filter, used if all rows are selected. */
  readonly filter: Readonly<Record<string, string>>;
  readonly total: number;
  /** Called when an action on the selected packages is done. */
  readonly onDone: () => void;
}

/** Renders the actions for several packages. Changing the owner requires selecting each package by hand. */
export function SelectionActions({ selection, filter, total, onDone }: SelectionActionsProps) {
  const [open, setOpen] = useState<'owner' | 'props'>();
  const close = () => setOpen(undefined);
  const finish = () => {
    close();
    onDone();
  };
  const ids = selection.kind === 'all' ? undefined : [...selection.ids];
  const target: EpackTarget = ids ? { ids } : { filter };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen('props')}>
        <FormattedMessage id="builder.props.edit" />
      </Button>
      {ids && (
        <Button variant="outlined" onClick={() => setOpen('owner')}>
          <FormattedMessage id="builder.owner.change" />
        </Button>
      )}
      {open === 'owner' && ids && <ChangeOwnerDialog ids={ids} onClose={close} onDone={finish} />}
      {open === 'props' && (
        <EditManyDialog target={target} count={ids?.length ?? total} onClose={close} onDone={finish} />
      )}
    </>
  );
}
