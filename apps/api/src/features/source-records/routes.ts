import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import { createAskModel } from '../ai/askWithinBudget.ts';
import { whenGone } from '../ai/streamAnswer.ts';
import type { Services } from '../services.ts';
import { findSourceRecord } from './findSourceRecord.ts';
import { proposeTexts } from './proposeTexts.ts';

/** The records that pages are made from, and texts from them. */
export function sourceRecordRoutes(routes: ContractRoutes, services: Services): void {
  const { query } = services.database;
  const ask = createAskModel(services, services.config.ai);
  routes.on(contract.getSourceRecord, async ({ user, params }) =>
    ok(await findSourceRecord(query, user, params.id)),
  );
  routes.on(contract.proposeTexts, async ({ user, params, body, reply }) => {
    const waiting = { userId: user.id, signal: whenGone(reply) };
    const items = await proposeTexts({ query, ask }, user, { id: params.id, body }, waiting);
    return ok({ items, total: items.length });
  });
}
