import { sql } from 'kysely';

import { isoDate } from '../../../platform/storage/isoDate.ts';

/** The open problems of a page (alias `p`) for lists, oldest first. */
export const openProblems = sql`(
  select coalesce(json_agg(json_build_object(
    'id', b.id, 'type', b.type, 'since', ${isoDate(sql`b.since`)}, 'isAcknowledged', b.is_acknowledged
  ) order by b.since, b.id), '[]'::json)
  from page_problem b where b.page_id = p.id and b.cleared_at is null
)`;
