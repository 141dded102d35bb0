import { sql } from 'kysely';

import type { Queryable } from '../storage/database.ts';

/** A table of pairs: which column is the owner's, which the other side's. */
export interface LinkTable {
  table: string;
  owner: string;
  other: string;
}

/** Connects an owner with exactly these; an id that names nothing fails as a foreign key. */
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
