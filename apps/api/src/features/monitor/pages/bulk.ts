import type { CallAnswer, contract } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import type { Language } from '../../../platform/http/language.ts';
import { refuseUnknown } from '../../../platform/http/refuseUnknown.ts';
import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { lockPages, type PageFilter } from './listPages.ts';

/** The pages of a bulk call, and whether it is a dry run. */
export interface BulkRequest {
  ids?: readonly number[] | undefined;
  filter?: PageFilter | undefined;
  dryRun: boolean;
}
type Outcome = CallAnswer<typeof contract.markMonitoredPages>['data'];

/** Changes many pages at once; requested pages that the user cannot access are refused. */
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
