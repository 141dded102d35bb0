import Button from '@mui/material/Button';
import { lazy, FormattedMessage } from '@vitrina/ui-kit';
import type { ListSelection } from '@vitrina/ui-kit/list';
import { useState } from 'react';

import type { ChangeOwnerDialogProps } from './ChangeOwnerDialog.tsx';
import type { EditManyDialogProps, EpackTarget } from './EditManyDialog.tsx';
import type { PublicationRunsDialogProps } from './publication-runs/PublicationRunsDialog.tsx';
import type { ReplacementTarget } from './replacements/ReplacementForm.tsx';
import type { TextRunsDialogProps } from './text-runs/TextRunsDialog.tsx';

const ChangeOwnerDialog = lazy<ChangeOwnerDialogProps>(
  async () => (await import('./ChangeOwnerDialog.tsx')).ChangeOwnerDialog,
);

const TextRunsDialog = lazy<TextRunsDialogProps>(
  async () => (await import('./text-runs/TextRunsDialog.tsx')).TextRunsDialog,
);

const PublicationRunsDialog = lazy<PublicationRunsDialogProps>(
  async () => (await import('./publication-runs/PublicationRunsDialog.tsx')).PublicationRunsDialog,
);

const EditManyDialog = lazy<EditManyDialogProps>(
  async () => (await import('./EditManyDialog.tsx')).EditManyDialog,
);

interface SelectionActionsProps extends Pick<TextRunsDialogProps, 'apiBaseUrl' | 'onOpen'> {
  readonly selection: ListSelection;
  /** The list's filter, used if all rows are selected. */
  readonly filter: Readonly<Record<string, string>>;
  readonly total: number;
  /** The locale of the selected packages. */
  readonly locale: string;
  /** Opens the screen to find and replace in the selected packages. */
  readonly onReplace: ((target: ReplacementTarget) => void) | undefined;
  /** Called when an action on the selected packages is done. */
  readonly onDone: () => void;
}

/** Renders the actions for several packages. Changing the owner requires selecting each package by hand. */
export function SelectionActions({
  selection,
  filter,
  total,
  locale,
  onReplace,
  onDone,
  ...opening
}: SelectionActionsProps) {
  const [open, setOpen] = useState<'owner' | 'props' | 'publish' | 'texts'>();
  const close = () => setOpen(undefined);
  const finish = () => {
    close();
    onDone();
  };
  const ids = selection.kind === 'all' ? undefined : [...selection.ids];
  const target: EpackTarget = ids ? { ids } : { filter };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen('publish')}>
        <FormattedMessage id="builder.publicationRun.open" />
      </Button>
      <Button variant="outlined" onClick={() => setOpen('props')}>
        <FormattedMessage id="builder.props.edit" />
      </Button>
      <Button variant="outlined" onClick={() => setOpen('texts')}>
        <FormattedMessage id="builder.textRun.open" />
      </Button>
      {onReplace && (
        <Button
          variant="outlined"
          onClick={() => onReplace({ packages: target, count: ids?.length ?? total })}
        >
          <FormattedMessage id="builder.replace.open" />
        </Button>
      )}
      {ids && (
        <Button variant="outlined" onClick={() => setOpen('owner')}>
          <FormattedMessage id="builder.owner.change" />
        </Button>
      )}
      {open === 'owner' && ids && <ChangeOwnerDialog ids={ids} onClose={close} onDone={finish} />}
      {open === 'publish' && (
        <PublicationRunsDialog
          target={{ packages: target, count: ids?.length ?? total }}
          onClose={close}
          {...opening}
        />
      )}
      {open === 'texts' && (
        <TextRunsDialog
          target={{ packages: target, count: ids?.length ?? total, locale }}
          onClose={close}
          {...opening}
        />
      )}
      {open === 'props' && (
        <EditManyDialog target={target} count={ids?.length ?? total} onClose={close} onDone={finish} />
      )}
    </>
  );
}
