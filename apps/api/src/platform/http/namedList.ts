import type { Named } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

/**
 * A subquery: things as `[{ id, name }]`, in the order of a dictionary. `source` is the SQL from the tables
 * to the conditions.
 */
export function namedList(
  source: RawBuilder<unknown>,
  { id, name }: { id: RawBuilder<unknown>; name: RawBuilder<unknown> },
): RawBuilder<Named[]> {
  return sql<Named[]>`(
    select coalesce(
      json_agg(json_build_object('id', ${id}, 'name', ${name}) order by ${name} collate "und-x-icu", ${id}),
      '[]'::json
    ) from ${source}
  )`;
}
