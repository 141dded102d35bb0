import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackTypeSchema, pageAddressSchema } from './epack.ts';
import { epackIdSchema, idSchema, namedSchema, pathIdSchema, textSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';
import { builders } from './permissions.ts';
import { pageDiffSchema, publishedBeforeSchema } from './publications.ts';

const byEpackId = z.object({ id: epackIdSchema });

/** Reviewers read and comment as authors do, also without a builder. */
const participants = [...builders, 'Admin'] as const;

const noteSchema = textSchema(2000);
const reasonSchema = textSchema(2000, 1).refine((text) => text.trim() !== '');

/** Identifies an exact state of an epack: the revisions of its pages and of its own data. @public */
export const contentVersionSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** A request to approve an epack. `name` of a user is the username. @public */
export const reviewRequestSchema = z.object({
  id: idSchema,
  /** `waiting`: not decided yet. */
  state: z.enum(['waiting', 'approved', 'returned']),
  requestedBy: namedSchema.nullable(),
  requestedDate: z.string(),
  /** The colleague who was asked; null for everyone who can approve. */
  reviewer: namedSchema.nullable(),
  note: z.string(),
  /** Whether the epack was changed after the request. */
  isChangedSince: z.boolean(),
  decidedBy: namedSchema.nullable(),
  decidedDate: z.string().nullable(),
  /** The reviewer's words about the decision. */
  reason: z.string(),
});

/** The approval of an epack in its current state. @public */
export const reviewSchema = z.object({
  /** Whether the user's group publishes only approved epacks. */
  isRequired: z.boolean(),
  /** Whether the epack is approved exactly as it is now. */
  isApproved: z.boolean(),
  /** Whether the user can approve or return the waiting request. */
  canDecide: z.boolean(),
  /** The current state. Send it back with an approval, so that nothing unseen is approved. */
  version: contentVersionSchema,
  /** The last request; null if there was none. */
  request: reviewRequestSchema.nullable(),
});

/** A comment on a block, on a page, or on the whole epack. @public */
export const reviewCommentSchema = z.object({
  id: idSchema,
  /** The comment this one answers; null for the first of a thread. */
  threadId: idSchema.nullable(),
  /** Null for a comment on the whole epack. */
  page: pageAddressSchema.nullable(),
  /** The id of the block on the page; null for a comment on the page or the whole epack. */
  componentId: z.number().int().nullable(),
  /** The name of the block when the comment was written, so that a removed block can still be named. */
  componentName: z.string(),
  text: z.string(),
  author: namedSchema.nullable(),
  createdDate: z.string(),
  /** Whether the thread is resolved; answers are never resolved themselves. */
  isResolved: z.boolean(),
  /** The user who resolved or reopened the thread last; null if nobody did. */
  settledBy: namedSchema.nullable(),
  settledDate: z.string().nullable(),
});

/** An epack that waits for the user's review. @public */
export const waitingReviewSchema = z.object({
  id: epackIdSchema,
  name: z.string(),
  type: epackTypeSchema,
  brand: z.string(),
  requestedBy: namedSchema.nullable(),
  requestedDate: z.string(),
  reviewer: namedSchema.nullable(),
  note: z.string(),
  isChangedSince: z.boolean(),
  openCommentCount: z.number().int(),
});

/** {@link reviewSchema}. @public */
export type Review = z.output<typeof reviewSchema>;
/** {@link reviewRequestSchema}. @public */
export type ReviewRequest = z.output<typeof reviewRequestSchema>;
/** {@link reviewCommentSchema}. @public */
export type ReviewComment = z.output<typeof reviewCommentSchema>;
/** {@link waitingReviewSchema}. @public */
export type WaitingReview = z.output<typeof waitingReviewSchema>;

const path = '/api/constructor/epackages/{id}/review';
const decisionReads = ['getReview', 'previewPublication', 'listWaitingReviews', 'listContent'] as const;

export const reviewCalls = {
  getReview: defineCall({
    id: 'getReview',
    method: 'GET',
    path,
    summary: 'Whether an epack is approved as it is now, and the last request to approve it.',
    permission: participants,
    params: byEpackId,
    response: dataOf(reviewSchema),
  }),
  listReviewers: defineCall({
    id: 'listReviewers',
    method: 'GET',
    path: `${path}/reviewers`,
    summary: 'The colleagues who can approve an epack, without the user.',
    permission: participants,
    params: byEpackId,
    response: listAnswer(namedSchema),
  }),
  getReviewChanges: defineCall({
    id: 'getReviewChanges',
    method: 'GET',
    path: `${path}/changes`,
    summary: 'What an approval would let through: the changes since the last publication, block by block.',
    permission: participants,
    params: byEpackId,
    response: dataOf(
      z.object({
        /** The state that is compared. Approve this one. */
        version: contentVersionSchema,
        /** The publication compared with; null if there is none, and everything counts as added. */
        since: publishedBeforeSchema.nullable(),
        pages: z.array(pageDiffSchema),
      }),
    ),
  }),
  requestReview: defineCall({
    id: 'requestReview',
    method: 'POST',
    path,
    summary: 'Asks to approve an epack as it is now; replaces the request that is waiting.',
    permission: builders,
    params: byEpackId,
    body: z.object({
      /** One of `listReviewers`; without it, everyone who can approve is asked. */
      reviewerId: idSchema.optional(),
      note: noteSchema.default(''),
    }),
    response: dataOf(reviewSchema),
    invalidates: decisionReads,
  }),
  approveReview: defineCall({
    id: 'approveReview',
    method: 'POST',
    path: `${path}/approve`,
    summary:
      'Approves an epack at `version`, until its next change. 409 if it changed since; 403 for the user who asked.',
    permission: 'Admin',
    isPersonal: true,
    params: byEpackId,
    body: z.object({ version: contentVersionSchema, note: noteSchema.default('') }),
    response: dataOf(reviewSchema),
    invalidates: decisionReads,
  }),
  returnReview: defineCall({
    id: 'returnReview',
    method: 'POST',
    path: `${path}/return`,
    summary: 'Returns an epack to its author with a reason. 409 if no request is waiting.',
    permission: 'Admin',
    isPersonal: true,
    params: byEpackId,
    body: z.object({ reason: reasonSchema }),
    response: dataOf(reviewSchema),
    invalidates: decisionReads,
  }),
  listReviewComments: defineCall({
    id: 'listReviewComments',
    method: 'GET',
    path: `${path}/comments`,
    summary: 'The comments on an epack, oldest first.',
    permission: participants,
    params: byEpackId,
    response: listAnswer(reviewCommentSchema),
  }),
  addReviewComment: defineCall({
    id: 'addReviewComment',
    method: 'POST',
    path: `${path}/comments`,
    summary: 'Comments on a block, a page or the whole epack, or answers a comment.',
    permission: participants,
    params: byEpackId,
    body: z.object({
      text: textSchema(5000, 1).refine((text) => text.trim() !== ''),
      /** The first comment of the thread to answer; `page` and `componentId` are then those of the thread. */
      threadId: idSchema.optional(),
      page: pageAddressSchema.optional(),
      componentId: z.number().int().min(1).max(2_147_483_647).optional(),
    }),
    response: dataOf(reviewCommentSchema),
    invalidates: ['listReviewComments', 'listWaitingReviews'],
  }),
  settleReviewThread: defineCall({
    id: 'settleReviewThread',
    method: 'PUT',
    path: `${path}/comments/{commentId}`,
    summary: 'Resolves or reopens a thread.',
    permission: participants,
    params: byEpackId.extend({ commentId: pathIdSchema }),
    body: z.object({ isResolved: z.boolean() }),
    response: dataOf(reviewCommentSchema),
    invalidates: ['listReviewComments', 'listWaitingReviews'],
  }),
  listWaitingReviews: defineCall({
    id: 'listWaitingReviews',
    method: 'GET',
    path: '/content-manager/reviews',
    summary: 'The epacks that wait for the user to approve or return them, longest waiting first.',
    permission: 'Admin',
    query: listQuery({ sortable: ['name', 'requestedDate'], filters: {} }),
    response: listAnswer(waitingReviewSchema),
  }),
};
