import type { CallAnswer, CallRequest, contract } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import { refuseUnknown } from '../../platform/http/refuseUnknown.ts';
import { writeAudit } from '../audit/audit.ts';
import type { Services } from '../services.ts';
import { lockContent } from './listContent.ts';
import { settleRequests } from './settleRequests.ts';
import { storeMark } from './storeMark.ts';

type Body = CallRequest<typeof contract.markContent>['body'];
type Outcome = CallAnswer<typeof contract.markContent>['data'];

/** Records whether epacks were checked and are correct. A result also decides waiting requests for approval. */
export async function markContent(
  services: Pick<Services, 'config' | 'database' | 'jobs'>,
  user: CurrentUser,
  { ids, filter = {}, dryRun, ...mark }: Body,
  language: Language,
): Promise<Outcome> {
  return services.database.transaction(async (query) => {
    const found = await lockContent(query, user, ids ? { ids } : { filter });
    if (!dryRun) {
      if (found.length > 0) await storeMark(query, user, found, mark);
      if (mark.isChecked !== false && typeof mark.isCorrect === 'boolean') {
        const decision = { isCorrect: mark.isCorrect, reason: mark.note ?? '' };
        await settleRequests(services, query, user, found, decision, language);
      }
      await writeAudit(query, user.id, 'content.mark', found.join(','), mark);
    }
    return { count: found.length, refused: refuseUnknown(ids, found, language) };
  });
}
