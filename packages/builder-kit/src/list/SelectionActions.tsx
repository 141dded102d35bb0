import Button from '@mui/material/Button';
import type { ListSelection } from '@vitrina/ui-kit/list';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ChangeOwnerDialog } from './ChangeOwnerDialog.tsx';

interface SelectionActionsProps {
  readonly selection: ListSelection;
  /** Called once something was done with the selected packages. */
  readonly onDone: () => void;
}

/** What can be done with several packages together. */
export function SelectionActions({ selection, onDone }: SelectionActionsProps) {
  const [isChangingOwner, setChangingOwner] = useState(false);
  if (selection.kind === 'all') return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setChangingOwner(true)}>
        <FormattedMessage id="builder.owner.change" />
      </Button>
      {isChangingOwner && (
        <ChangeOwnerDialog
          ids={[...selection.ids]}
          onClose={() => setChangingOwner(false)}
          onDone={() => {
            setChangingOwner(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
