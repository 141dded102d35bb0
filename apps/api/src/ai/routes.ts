import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../http/contractRoutes.ts';
import { Failure } from '../http/failure.ts';
import { pickLanguage } from '../http/language.ts';
import { ok } from '../http/ok.ts';
import { findAction, listActions } from './actions.ts';

/** The text assistant. */
export function aiRoutes(routes: ContractRoutes): void {
  routes.on(contract.listAiActions, ({ request }) => {
    const items = listActions(pickLanguage(request.headers['accept-language']));
    return ok({ items, total: items.length });
  });
  routes.on(contract.makeAiAction, ({ body }) => {
    const action = findAction(body.actionId);
    if (!action) throw new Failure(404, 'aiActionUnknown');
    if (!action.run) throw new Failure(503, 'aiUnavailable');
    return ok({ text: action.run(body.prompt, body.values), isAutomatic: true });
  });
}
