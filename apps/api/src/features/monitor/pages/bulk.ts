import type { CallAnswer, contract } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import type { Language } from '../../../platform/http/language.ts';
import { refuseUnknown } from '../../../platform/http/refuseUnknown.ts';
import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { lockPages, type PageFilter } from './listPages.ts';

/** Which pages, and whether only to say what would be done. */
export interface BulkRequest {
  ids?: readonly number[] | undefined;
  filter?: PageFilter | undefined;
  dryRun: boolean;
}
type Outcome = CallAnswer<typeof contract.markMonitoredPages>['data'];

/** Does something to many pages at once; those asked for and not the user's are named. */
export async function changeMany(
  database: Database,
  user: CurrentUser,
  { ids, filter = {}, dryRun }: BulkRequest,
  {
    language,
    apply,
  }: { language: Language; apply(query: Queryable, ids: readonly number[]): Promise<unknown> },
): Promise<Outcome> {
  return database.transaction(async (query) => {
    const found = await lockPages(query, user, ids ? { ids } : { filter });
    if (!dryRun && found.length > 0) await apply(query, found);
    return { count: found.length, refused: refuseUnknown(ids, found, language) };
  });
}
