import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, QueryView, TextField } from '@vitrina/ui-kit';
import { GuardedDialog, useKeepsTyped } from '@vitrina/ui-kit/form';
import { useId, useState } from 'react';
import { useFocusReturn } from '@vitrina/editor-ui/dom';

import { ReviewChanges } from './ReviewChanges.tsx';
import { useReview } from './useReview.ts';

interface ReviewDialogProps {
  readonly epackId: string;
  readonly onClose: () => void;
}

/** Renders the changes since the last publication, and the reviewer's decision about them. */
export function ReviewDialog({ epackId, onClose }: ReviewDialogProps) {
  const titleId = useId();
  return (
    <GuardedDialog onClose={onClose} aria-labelledby={titleId} maxWidth="lg">
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.review.changes" />
      </DialogTitle>
      <Content epackId={epackId} onClose={onClose} />
    </GuardedDialog>
  );
}

function Content({ epackId, onClose }: ReviewDialogProps) {
  const review = useReview(epackId).data?.data;
  // Compared once: an approval is of what the reviewer has seen, even if the author saves in the meantime.
  const changes = useQuery({
    ...callQuery(useApiClient(), calls.getReviewChanges, { params: { id: epackId } }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const seen = changes.data?.data.version;
  const isOutdated = review !== undefined && seen !== undefined && review.version !== seen;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {isOutdated && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" onClick={() => void changes.refetch()}>
                <FormattedMessage id="builder.review.reload" />
              </Button>
            }
          >
            <FormattedMessage id="builder.review.outdated" />
          </Alert>
        )}
        <QueryView query={changes} skeleton={<Skeleton variant="rounded" height={240} />}>
          {({ data }) => <ReviewChanges epackId={epackId} changes={data} onLeave={onClose} />}
        </QueryView>
      </DialogContent>
      {review?.canDecide === true && seen !== undefined ? (
        <Decision epackId={epackId} version={seen} isOutdated={isOutdated} onClose={onClose} />
      ) : (
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.action.close" />
          </Button>
        </DialogActions>
      )}
    </>
  );
}

interface DecisionProps extends ReviewDialogProps {
  readonly version: string;
  readonly isOutdated: boolean;
}

/** Renders the buttons to approve or return the package; returning needs a reason. */
function Decision({ epackId, version, isOutdated, onClose }: DecisionProps) {
  const [reason, setReason] = useState<string>();
  useKeepsTyped(reason !== undefined && reason !== '');
  const params = { id: epackId };
  const approving = useCallMutation(calls.approveReview, { onSuccess: onClose });
  const returning = useCallMutation(calls.returnReview, { onSuccess: onClose });
  const isPending = approving.isPending || returning.isPending;
  const [focusBack, returnToButton] = useFocusReturn();
  const leaveReason = () => {
    returnToButton();
    setReason(undefined);
  };
  return (
    <>
      <DialogContent sx={{ flex: '0 0 auto', display: 'grid', gap: 3, py: 2, overflow: 'visible' }}>
        <FailureAlert failure={approving.error ?? returning.error} />
        {reason !== undefined && (
          <TextField
            label={<FormattedMessage id="builder.review.reason" />}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user asked to give a reason
            autoFocus
            multiline
            maxRows={6}
            inputAttributes={{ maxLength: 2000 }}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={reason === undefined ? onClose : leaveReason}>
          <FormattedMessage id={reason === undefined ? 'ui.action.close' : 'ui.action.cancel'} />
        </Button>
        {reason === undefined ? (
          <>
            <Button ref={focusBack} variant="outlined" disabled={isPending} onClick={() => setReason('')}>
              <FormattedMessage id="builder.review.return" />
            </Button>
            <Button
              variant="contained"
              loading={approving.isPending}
              disabled={isOutdated || isPending}
              onClick={() => approving.run({ params, body: { version } })}
            >
              <FormattedMessage id="builder.review.approve" />
            </Button>
          </>
        ) : (
          <Button
            variant="contained"
            loading={returning.isPending}
            disabled={reason.trim() === ''}
            onClick={() => returning.run({ params, body: { reason } })}
          >
            <FormattedMessage id="builder.review.returnToAuthor" />
          </Button>
        )}
      </DialogActions>
    </>
  );
}
