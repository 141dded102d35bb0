import { sql } from 'kysely';

import type { Queryable } from '../storage/database.ts';

/** A table of pairs, with the columns of the owner and of the other side. */
export interface LinkTable {
  table: string;
  owner: string;
  other: string;
}

/** Replaces an owner's links with these ids; an unknown id violates the foreign key. */
export async function replaceLinks(
  query: Queryable,
  { table, owner, other }: LinkTable,
  ownerId: number,
  otherIds: readonly number[],
): Promise<void> {
  const [target, ownerColumn, otherColumn] = [sql.table(table), sql.ref(owner), sql.ref(other)];
  await sql`
    delete from ${target} where ${ownerColumn} = ${ownerId} and ${otherColumn} <> all(${otherIds}::int[])
  `.execute(query);
  await sql`
    insert into ${target} (${ownerColumn}, ${otherColumn})
    select ${ownerId}::int, distinct_ids.id from (select distinct unnest(${otherIds}::int[]) as id) distinct_ids
    on conflict do nothing
  `.execute(query);
}
