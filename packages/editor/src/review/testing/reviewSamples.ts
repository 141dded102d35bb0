import type { Review, ReviewComment, ReviewRequest } from '@vitrina/api-client/contract';

const date = '2026-03-05T14:07:00.000Z';

/** A package that nobody asked to approve, of a group that publishes without approval. */
export function makeReview(change: Partial<Review> = {}): Review {
  return {
    isRequired: false,
    isApproved: false,
    canDecide: false,
    version: '0'.repeat(32),
    request: null,
    ...change,
  };
}

/** A request of Ann's that waits for a reviewer. */
export function makeRequest(change: Partial<ReviewRequest> = {}): ReviewRequest {
  return {
    id: 1,
    state: 'waiting',
    requestedBy: { id: 1, name: 'ann' },
    requestedDate: date,
    reviewer: null,
    note: '',
    isChangedSince: false,
    decidedBy: null,
    decidedDate: null,
    reason: '',
    ...change,
  };
}

/** Rita's open comment on block 2 of the page in view. */
export function makeComment(change: Partial<ReviewComment> = {}): ReviewComment {
  return {
    id: 1,
    threadId: null,
    page: { locale: 'ru', template: 'master_template', page: 'index.html' },
    componentId: 2,
    componentName: 'Text',
    text: 'Which kettle?',
    author: { id: 7, name: 'rita' },
    createdDate: date,
    isResolved: false,
    settledBy: null,
    settledDate: null,
    ...change,
  };
}
