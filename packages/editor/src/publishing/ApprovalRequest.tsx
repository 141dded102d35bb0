import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { arrivalStyle, focusArrival } from '@vitrina/editor-ui/dom';

import { RequestFields } from '../review/RequestFields.tsx';
import { ReviewState } from '../review/ReviewState.tsx';
import type { Approval } from './useApproval.ts';

/** Renders the request for the approval that a package needs before it is published. */
export function ApprovalRequest({ epackId, approval }: { epackId: string | undefined; approval: Approval }) {
  const { review, input, setInput, isRequested, request } = approval;
  if (isRequested) {
    return (
      <Alert ref={focusArrival} role="status" severity="success" tabIndex={-1} sx={arrivalStyle}>
        <FormattedMessage id="builder.review.requested" />
      </Alert>
    );
  }
  return (
    <Box component="section" sx={{ display: 'grid', gap: 3 }}>
      <Alert severity="info">
        <FormattedMessage id="builder.review.needed" />
      </Alert>
      {review && <ReviewState review={review} />}
      <FailureAlert failure={request.error} />
      <RequestFields epackId={epackId} value={input} onChange={setInput} />
    </Box>
  );
}
