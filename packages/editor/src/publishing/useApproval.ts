import { useState } from 'react';

import { useIsApprovalRequired, useReview } from '../review/useReview.ts';
import { useRequestReview, type ReviewRequestInput } from '../review/useRequestReview.ts';
import type { PublishFlowProps } from './publishFlowProps.ts';

/**
 * Returns the approval that a package needs before it is published, and the request for it. Saving changes
 * the package, so that an earlier approval doesn't count for unsaved work.
 */
export function useApproval({ epackId, savesFirst, prepare }: PublishFlowProps) {
  const isRequired = useIsApprovalRequired();
  const review = useReview(isRequired ? epackId : undefined).data?.data;
  const [input, setInput] = useState<ReviewRequestInput>({});
  const [isRequested, setIsRequested] = useState(false);
  const request = useRequestReview(prepare, () => setIsRequested(true));
  return {
    isNeeded: isRequired && (savesFirst || review?.isApproved === false),
    review,
    input,
    setInput,
    isRequested,
    request,
  };
}

/** The result of {@link useApproval}. */
export type Approval = ReturnType<typeof useApproval>;
