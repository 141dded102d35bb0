import type { CallRequest, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { contentRevisions } from './isReviewCurrent.ts';

/** The result of a review; absent fields keep their value. */
export type Mark = Pick<CallRequest<typeof contract.markContent>['body'], 'isChecked' | 'isCorrect' | 'note'>;

const isSameContent = sql<boolean>`(
  case when v.revisions is null then v.content_at >= excluded.content_at else v.revisions = excluded.revisions end
)`;

/**
 * Stores a review. Absent fields keep their value if the stored review is of the current content; a result
 * counts as a check.
 */
export async function storeMark(
  query: Queryable,
  user: CurrentUser,
  ids: readonly string[],
  mark: Mark,
): Promise<void> {
  const checked = mark.isChecked ?? (typeof mark.isCorrect === 'boolean' ? true : null);
  const correct = mark.isChecked === false ? null : mark.isCorrect;
  await sql`
    insert into content_review as v (epack_id, is_checked, is_correct, note, reviewed_by, content_at, revisions)
    select e.id, ${checked ?? false}, ${correct ?? null}, ${mark.note ?? ''}, ${user.id}, e.updated_at, ${contentRevisions}
    from epack e where e.id = any(${ids}::uuid[])
    on conflict (epack_id) do update set
      is_checked = coalesce(${checked}::boolean, v.is_checked and ${isSameContent}),
      is_correct = case
        when ${correct === undefined} then case when ${isSameContent} then v.is_correct end
        else ${correct ?? null}::boolean
      end,
      note = coalesce(${mark.note ?? null}, v.note),
      reviewed_by = excluded.reviewed_by, reviewed_at = now(), content_at = excluded.content_at,
      revisions = excluded.revisions
  `.execute(query);
}
