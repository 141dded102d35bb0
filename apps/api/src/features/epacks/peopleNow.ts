import { sql } from 'kysely';

/** Silence after which an open editor is taken for gone, because its process was killed. */
export const silentSeconds = 60;

/** The names of the people who have an epack (table alias `e`) open now. */
export const peopleNow = sql<string[]>`(
  select coalesce(json_agg(distinct p.name order by p.name), '[]'::json) from presence p
  where p.epack_id = e.id and p.seen_at > now() - make_interval(secs => ${silentSeconds})
)`;
