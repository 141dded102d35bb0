import type { CallAnswer, CallRequest, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import { refuseUnknown } from '../../platform/http/refuseUnknown.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { lockContent } from './listContent.ts';

type Body = CallRequest<typeof contract.markContent>['body'];
type Outcome = CallAnswer<typeof contract.markContent>['data'];
type Mark = Pick<Body, 'isChecked' | 'isCorrect' | 'note'>;

/**
 * Stores a review. Absent fields keep their value if the stored review is of the current content; a result
 * counts as a check.
 */
async function storeMark(
  query: Queryable,
  user: CurrentUser,
  ids: readonly string[],
  mark: Mark,
): Promise<void> {
  const checked = mark.isChecked ?? (typeof mark.isCorrect === 'boolean' ? true : null);
  const correct = mark.isChecked === false ? null : mark.isCorrect;
  await sql`
    insert into content_review as v (epack_id, is_checked, is_correct, note, reviewed_by, content_at)
    select id, ${checked ?? false}, ${correct ?? null}, ${mark.note ?? ''}, ${user.id}, updated_at
    from epack where id = any(${ids}::uuid[])
    on conflict (epack_id) do update set
      is_checked = coalesce(${checked}::boolean, v.is_checked and v.content_at >= excluded.content_at),
      is_correct = case
        when ${correct === undefined} then case when v.content_at >= excluded.content_at then v.is_correct end
        else ${correct ?? null}::boolean
      end,
      note = coalesce(${mark.note ?? null}, v.note),
      reviewed_by = excluded.reviewed_by, reviewed_at = now(), content_at = excluded.content_at
  `.execute(query);
}

/** Records whether epacks were checked and are correct. */
export async function markContent(
  database: Database,
  user: CurrentUser,
  { ids, filter = {}, dryRun, ...mark }: Body,
  language: Language,
): Promise<Outcome> {
  return database.transaction(async (query) => {
    const found = await lockContent(query, user, ids ? { ids } : { filter });
    if (!dryRun) {
      if (found.length > 0) await storeMark(query, user, found, mark);
      await writeAudit(query, user.id, 'content.mark', found.join(','), mark);
    }
    return { count: found.length, refused: refuseUnknown(ids, found, language) };
  });
}
