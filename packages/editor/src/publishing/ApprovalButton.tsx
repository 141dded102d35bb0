import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';

import type { Approval } from './useApproval.ts';

interface ApprovalButtonProps {
  readonly approval: Approval;
  readonly savesFirst: boolean;
  /** Whether the package has problems that a reviewer need not look at. */
  readonly isDisabled: boolean;
}

/** Renders the button that asks for approval, where the package can't be published without it. */
export function ApprovalButton({ approval, savesFirst, isDisabled }: ApprovalButtonProps) {
  const { request, input, review, isRequested } = approval;
  if (isRequested) return null;
  const isWaiting = review?.request?.state === 'waiting';
  const label = savesFirst ? 'saveAndRequest' : isWaiting ? 'requestAgain' : 'request';
  return (
    <Button
      variant="contained"
      loading={request.isPending}
      disabled={isDisabled}
      onClick={() => request.run(input)}
    >
      <FormattedMessage id={`builder.review.${label}`} />
    </Button>
  );
}
