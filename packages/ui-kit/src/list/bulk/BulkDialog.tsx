import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { FormattedMessage } from '../../messages/FormattedMessage.tsx';
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog.tsx';
import { FailureAlert } from '../../failure/FailureAlert.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { SelectField } from '../../select-field/SelectField.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import { toast } from '../../toast/toastStore.ts';
import type { ListSelection } from '../state/selection.ts';
import type { BulkAction, BulkOutcome } from './bulkAction.ts';

/** Refusals beyond this number are counted, not listed. */
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

/** The result of a dry run, with the choice it was made for. */
interface DryRun {
  chosen: string | undefined;
  outcome?: BulkOutcome;
  /** The reason the dry run, or the action itself, failed. */
  failure?: unknown;
}

function useDryRun(action: BulkAction, selection: ListSelection, chosen: string | undefined) {
  const [latest, setLatest] = useState<DryRun>();
  const isReady = action.choice === undefined || chosen !== undefined;
  useEffect(() => {
    if (!isReady) return undefined;
    let isStale = false;
    action.run(selection, true, chosen).then(
      (outcome) => isStale || setLatest({ chosen, outcome }),
      (failure: unknown) => isStale || setLatest({ chosen, failure }),
    );
    return () => {
      isStale = true;
    };
  }, [action, selection, chosen, isReady]);
  // The result for another choice does not apply.
  const answer = latest?.chosen === chosen ? latest : undefined;
  return {
    outcome: answer?.outcome,
    failure: answer?.failure,
    fail: (failure: unknown) => setLatest({ chosen, failure }),
    isReady,
  };
}

/** Shows the expected result, as far as it is known. */
function Preview({ outcome, failure }: Pick<DryRun, 'outcome' | 'failure'>) {
  if (failure !== undefined) {
    return (
      <>
        <FailureAlert failure={failure} />
        <Typography sx={{ mt: 2 }}>
          <FormattedMessage id="ui.bulk.failed" />
        </Typography>
      </>
    );
  }
  if (!outcome) return <Skeleton width="80%" />;
  return (
    <>
      <Typography>
        <FormattedMessage id="ui.bulk.willChange" values={{ count: outcome.count }} />
      </Typography>
      <Refusals refused={outcome.refused} />
    </>
  );
}

/** Previews an action on several rows, and runs it after confirmation. */
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
  const [chosen, setChosen] = useState<string>();
  const [text, setText] = useState('');
  const { outcome, failure, fail, isReady } = useDryRun(action, selection, chosen);
  const run = async () => {
    setIsBusy(true);
    try {
      const { count } = await (action.text
        ? action.run(selection, false, chosen, text)
        : action.run(selection, false, chosen));
      toast.success({ text: intl.formatMessage({ id: 'ui.bulk.done' }, { count }) });
      onDone();
    } catch (error) {
      fail(error);
      setIsBusy(false);
    }
  };
  const isNothing = outcome?.count === 0;
  return (
    <ConfirmDialog
      open
      title={action.title(selectedCount)}
      text={
        <>
          {action.choice ? (
            <SelectField {...action.choice} value={chosen ?? ''} onChange={setChosen} sx={{ mt: 1, mb: 3 }} />
          ) : null}
          {action.text ? (
            <TextField
              label={action.text.label}
              value={text}
              onChange={({ target }) => setText(target.value)}
              inputAttributes={{ maxLength: action.text.maxLength }}
              sx={{ mt: 1, mb: 3 }}
            />
          ) : null}
          {isReady ? <Preview outcome={outcome} failure={failure} /> : null}
        </>
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
