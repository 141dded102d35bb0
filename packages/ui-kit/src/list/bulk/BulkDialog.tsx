import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { toast } from '../../toast/toastStore.ts';
import type { ListSelection } from '../state/selection.ts';
import type { BulkAction, BulkOutcome } from './bulkAction.ts';

/** More refusals than this are counted, not listed. */
const mostListed = 8;

function Refusals({ refused }: Pick<BulkOutcome, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography>
        <FormattedMessage id="ui.bulk.refused" values={{ count: refused.length }} />
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 5 }}>
        {refused.slice(0, mostListed).map(({ name, message }) => (
          <li key={name}>
            <strong>{name}</strong>: {message}
          </li>
        ))}
      </Box>
      {refused.length > mostListed ? (
        <FormattedMessage id="ui.bulk.more" values={{ count: refused.length - mostListed }} />
      ) : null}
    </Box>
  );
}

function useDryRun(action: BulkAction, selection: ListSelection) {
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isStale = false;
    action.run(selection, true).then(
      (answer) => isStale || setOutcome(answer),
      () => isStale || setHasFailed(true),
    );
    return () => {
      isStale = true;
    };
  }, [action, selection]);
  return { outcome, hasFailed, setHasFailed };
}

/** Says first what an action on several rows would do, and does it once that is agreed to. */
export function BulkDialog({
  action,
  selection,
  selectedCount,
  onClose,
  onDone,
}: {
  action: BulkAction;
  selection: ListSelection;
  selectedCount: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const intl = useIntl();
  const format = useFormat();
  const [isBusy, setIsBusy] = useState(false);
  const { outcome, hasFailed, setHasFailed } = useDryRun(action, selection);
  const run = async () => {
    setIsBusy(true);
    try {
      const { count } = await action.run(selection, false);
      toast.success({ text: intl.formatMessage({ id: 'ui.bulk.done' }, { count }) });
      onDone();
    } catch {
      setHasFailed(true);
      setIsBusy(false);
    }
  };
  const isNothing = outcome?.count === 0;
  return (
    <ConfirmDialog
      open
      title={action.title(selectedCount)}
      text={
        hasFailed ? (
          <Alert severity="error">
            <FormattedMessage id="ui.bulk.failed" />
          </Alert>
        ) : outcome ? (
          <>
            <Typography>
              <FormattedMessage id="ui.bulk.willChange" values={{ count: outcome.count }} />
            </Typography>
            <Refusals refused={outcome.refused} />
          </>
        ) : (
          <Skeleton width="80%" />
        )
      }
      confirmLabel={
        <FormattedMessage
          id="ui.bulk.confirm"
          values={{ action: action.label, count: format.number(outcome?.count ?? 0) }}
        />
      }
      isDestructive={action.isDestructive}
      isBusy={isBusy}
      isDisabled={outcome === undefined || isNothing}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
