import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { Review } from '@vitrina/api-client/contract';
import { FailureAlert, FormattedMessage, lazyDialog } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { prepareToPublish } from '@vitrina/editor-core/publishing';
import { arrivalStyle, focusArrival, useFocusReturn } from '@vitrina/editor-ui/dom';
import { DialogBoundary } from '@vitrina/editor-ui/dialogs';
import { useEditorStore } from '@vitrina/editor-ui/store';

import { RequestFields } from './RequestFields.tsx';
import { ReviewState } from './ReviewState.tsx';
import { useRequestReview, type ReviewRequestInput } from './useRequestReview.ts';

const ReviewDialog = lazyDialog<ReviewDialogProps>(
  async () => (await import('./ReviewDialog.tsx')).ReviewDialog,
);

interface ReviewDialogProps {
  readonly epackId: string;
  readonly onClose: () => void;
}

/** Renders the state of the approval, with the actions of its author and its reviewer. */
export function ReviewStatus({ epackId, review }: { epackId: string; review: Review }) {
  const [isComparing, setIsComparing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { canDecide, isApproved } = review;
  const close = () => setIsComparing(false);
  const [focusRequest, returnToRequest] = useFocusReturn();
  const endRequest = () => {
    returnToRequest();
    setIsAsking(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ReviewState review={review} />
      {isAsking ? (
        <RequestForm epackId={epackId} onDone={endRequest} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant={canDecide ? 'contained' : 'outlined'} onClick={() => setIsComparing(true)}>
            <FormattedMessage id={canDecide ? 'builder.review.decide' : 'builder.review.compare'} />
          </Button>
          {!canDecide && !isApproved && (
            <Button ref={focusRequest} variant="outlined" onClick={() => setIsAsking(true)}>
              <FormattedMessage
                id={review.request === null ? 'builder.review.request' : 'builder.review.requestAgain'}
              />
            </Button>
          )}
        </Box>
      )}
      {isComparing && (
        <DialogBoundary onClose={close}>
          <ReviewDialog epackId={epackId} onClose={close} />
        </DialogBoundary>
      )}
    </Box>
  );
}

function RequestForm({ epackId, onDone }: { epackId: string; onDone: () => void }) {
  const intl = useIntl();
  const store = useEditorStore();
  const [input, setInput] = useState<ReviewRequestInput>({});
  const request = useRequestReview(() => prepareToPublish(store), onDone);
  return (
    <Box
      component="form"
      ref={focusArrival}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'builder.review.request' })}
      onSubmit={(event) => {
        event.preventDefault();
        request.run(input);
      }}
      sx={{ display: 'grid', gap: 3, ...arrivalStyle }}
    >
      <FailureAlert failure={request.error} />
      <RequestFields epackId={epackId} value={input} onChange={setInput} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" loading={request.isPending}>
          <FormattedMessage id="builder.review.request" />
        </Button>
        <Button variant="outlined" onClick={onDone}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
      </Box>
    </Box>
  );
}
