import { contract } from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { notFound } from '../../platform/http/failure.ts';
import { pickLanguage } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { findEpack } from '../epacks/queries.ts';
import type { Services } from '../services.ts';
import { addComment, listComments, settleThread } from './comments.ts';
import { approveReview, returnReview } from './decideReview.ts';
import { listWaiting } from './listWaiting.ts';
import { readReview } from './readReview.ts';
import { requestReview } from './requestReview.ts';
import { readReviewChanges } from './reviewChanges.ts';
import { listReviewers } from './reviewers.ts';

const languageOf = ({ headers }: FastifyRequest) => pickLanguage(headers['accept-language']);

/** Approval of epacks before they are published, and comments on their blocks. */
export function reviewRoutes(routes: ContractRoutes, services: Services): void {
  const { query: read } = services.database;
  routes.on(contract.getReview, async ({ user, params }) => ok(await readReview(read, user, params.id)));
  routes.on(contract.listReviewers, async ({ user, params }) => {
    const epack = await findEpack(read, user, params.id);
    if (!epack) throw notFound();
    const items = (await listReviewers(read, user, epack)).map(({ id, username: name }) => ({ id, name }));
    return ok({ items, total: items.length });
  });
  routes.on(contract.getReviewChanges, async ({ user, params }) =>
    ok(await readReviewChanges(read, user, params.id)),
  );
  routes.on(contract.requestReview, async ({ user, params, body, request }) =>
    ok(await requestReview(services, user, params.id, body, languageOf(request))),
  );
  routes.on(contract.approveReview, async ({ user, params, body, request }) =>
    ok(await approveReview(services, user, params.id, body, languageOf(request))),
  );
  routes.on(contract.returnReview, async ({ user, params, body, request }) =>
    ok(await returnReview(services, user, params.id, body.reason, languageOf(request))),
  );
  routes.on(contract.listReviewComments, async ({ user, params }) => {
    const items = await listComments(read, user, params.id);
    return ok({ items, total: items.length });
  });
  routes.on(contract.addReviewComment, async ({ user, params, body, request }) =>
    ok(await addComment(services, user, params.id, body, languageOf(request))),
  );
  routes.on(contract.settleReviewThread, async ({ user, params, body }) =>
    ok(await settleThread(services, user, params.id, params.commentId, body.isResolved)),
  );
  routes.on(contract.listWaitingReviews, async ({ user, query }) => ok(await listWaiting(read, user, query)));
}
