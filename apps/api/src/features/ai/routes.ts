import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { pickLanguage } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { listActions } from './actions/index.ts';
import { createAssistant } from './assistant.ts';
import { streamAnswer, wantsStream, whenGone } from './streamAnswer.ts';

/** The text assistant. */
export function aiRoutes(routes: ContractRoutes, services: Services): void {
  const assistant = createAssistant(services, services.config.ai);
  routes.on(contract.listAiActions, ({ request }) => {
    const items = listActions(pickLanguage(request.headers['accept-language']), assistant.hasModel);
    return ok({ items, total: items.length });
  });
  routes.on(contract.getAiUsage, async ({ user }) => ok(await assistant.readUsage(user.id)));
  routes.on(contract.makeAiAction, async ({ user, body, request, reply }) => {
    const signal = whenGone(reply);
    const make = (onText: (piece: string) => void) =>
      assistant.make(body, { userId: user.id, signal, onText });
    if (wantsStream(request)) return streamAnswer(request, reply, make);
    return ok(await make(() => undefined));
  });
}
