import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { TextRunProposals } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useBlockTexts, useEpackName } from '@vitrina/editor-ui/texts';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, QueryView } from '@vitrina/ui-kit';
import { GuardedDialog, useKeepsTyped } from '@vitrina/ui-kit/form';
import { useId, useState } from 'react';

import { ProposalRow } from '../../text-proposals/ProposalRow.tsx';
import { canProposeAgain } from './canProposeAgain.ts';
import { SkippedTexts } from './SkippedTexts.tsx';

/** Props of {@link ReviewDialog}. */
export interface ReviewDialogProps {
  readonly runId: number;
  readonly rowId: number;
  readonly onOpen: (epackId: string) => void;
  readonly onClose: () => void;
  /** Called when the texts are reviewed or applied. */
  readonly onDone: () => void;
}

/** Dialog with the proposed texts of one package of a text run, to review and apply. */
export function ReviewDialog({ runId, rowId, ...actions }: ReviewDialogProps) {
  const params = { id: String(runId), rowId: String(rowId) };
  const row = useQuery({
    ...callQuery(useApiClient(), calls.getTextRunRow, { params }),
    // A review must not begin with the texts of an earlier one.
    staleTime: 0,
    gcTime: 0,
  });
  const titleId = useId();
  return (
    <GuardedDialog onClose={actions.onClose} aria-labelledby={titleId} maxWidth="md">
      <QueryView query={row} skeleton={<Skeleton variant="rounded" height={240} sx={{ m: 6 }} />}>
        {({ data }) => <Review key={rowId} runId={runId} row={data} titleId={titleId} {...actions} />}
      </QueryView>
    </GuardedDialog>
  );
}

interface ReviewProps extends Omit<ReviewDialogProps, 'rowId'> {
  readonly row: TextRunProposals;
  readonly titleId: string;
}

function useReview({ runId, row, onDone }: ReviewProps) {
  const params = { id: String(runId), rowId: String(row.id) };
  const stored = row.proposals.filter(({ isLeft }) => isLeft).map(({ key }) => key);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(stored));
  const body = { isReviewed: true, left: [...left] };
  const rows = { rowIds: [row.id] };
  const reviewing = useCallMutation(calls.reviewTextRunRow);
  const applying = useCallMutation(calls.applyTextRun, { onSuccess: onDone });
  const again = useCallMutation(calls.continueTextRun, { onSuccess: onDone });
  const apply = () => applying.run({ params: { id: params.id }, body: rows });
  const taken = row.proposals.filter(({ key, refusal }) => refusal === null && !left.has(key));
  return {
    left,
    takenCount: taken.length,
    isDirty: left.size !== stored.length || stored.some((key) => !left.has(key)),
    isSending: reviewing.isPending || applying.isPending || again.isPending,
    failure: reviewing.error ?? applying.error ?? again.error,
    toggle: (key: string, isTaken: boolean) =>
      setLeft((before) => new Set(isTaken ? [...before].filter((each) => each !== key) : [...before, key])),
    review: () => void reviewing.runAsync({ params, body }).then(onDone, () => undefined),
    apply: () => void reviewing.runAsync({ params, body }).then(apply, () => undefined),
    proposeAgain: () => again.run({ params: { id: params.id }, body: rows }),
  };
}

function Review(props: ReviewProps) {
  const { row, titleId, onOpen, onClose } = props;
  const name = useEpackName()(row);
  const texts = useBlockTexts();
  const { left, takenCount, isDirty, isSending, failure, ...actions } = useReview(props);
  const isOpen = row.status === 'proposed';
  useKeepsTyped(isOpen && isDirty);
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <FailureAlert failure={failure} />
        {row.status === 'changed' && (
          <Alert severity="warning">
            <FormattedMessage id="builder.textRun.changed" />
          </Alert>
        )}
        {row.message !== null && (
          <Alert severity={row.status === 'failed' ? 'error' : 'info'}>{row.message}</Alert>
        )}
        <SkippedTexts skipped={row.skipped} />
        {row.message === null && row.proposals.length === 0 && (
          <Typography>
            <FormattedMessage id="builder.proposals.none" />
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {row.proposals.map((proposal) => (
            <ProposalRow
              key={proposal.key}
              name={texts.component(proposal.component)}
              proposal={proposal}
              sources={proposal.sources.map(({ text }) => text)}
              isTaken={proposal.refusal === null && !left.has(proposal.key)}
              isReadOnly={!isOpen}
              onTake={(isTaken) => actions.toggle(proposal.key, isTaken)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <Button onClick={() => onOpen(row.epackId)} sx={{ mr: 'auto' }}>
          <FormattedMessage id="builder.textRun.openPackage" />
        </Button>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
        {isOpen && (
          <>
            <Button variant="outlined" disabled={isSending} onClick={actions.apply}>
              <FormattedMessage id="builder.proposals.apply" values={{ count: takenCount }} />
            </Button>
            <Button variant="contained" loading={isSending} onClick={actions.review}>
              <FormattedMessage id="builder.textRun.markReviewed" />
            </Button>
          </>
        )}
        {canProposeAgain(row) && (
          <Button variant="contained" loading={isSending} onClick={actions.proposeAgain}>
            <FormattedMessage id="builder.textRun.again" />
          </Button>
        )}
      </DialogActions>
    </>
  );
}
