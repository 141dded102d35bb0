import type { Client } from 'pg';

import type { Manifest } from './manifest.ts';

/** A table as described by PostgreSQL's catalog. */
export interface CatalogueTable {
  schema: string;
  name: string;
  /** Stored columns; generated ones are left out. */
  columns: string[];
  /** Tables that its foreign keys reference. */
  refersTo: string[];
}

/**
 * Tables of credentials, which a backup leaves out: one that was revoked since then must not be valid again after a
 * restore.
 */
export const credentialTables = [
  'token',
  'password_link',
  'group_token',
  'group_key',
  'preview_link',
  'page_test',
] as const;

/** Unfinished jobs. The rest of the queue's schema is recreated on restore. */
const jobTable = { schema: 'pgboss', name: 'job' };

const tablesQuery = `
  select n.nspname as schema, c.relname as name,
    array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
    ) as columns,
    array(
      select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid
    ) as "refersTo"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition and (
    n.nspname = 'public' and c.relname <> all($3)
    or n.nspname = $1 and c.relname = $2
  )
  order by n.nspname desc, c.relname
`;

/** Sorts tables so that each one references only earlier ones. */
export function sortByReferences(tables: readonly CatalogueTable[]): CatalogueTable[] {
  const names = new Set(tables.map(({ name }) => name));
  const placed = new Set<string>();
  const sorted: CatalogueTable[] = [];
  while (sorted.length < tables.length) {
    const next = tables.filter(
      ({ name, refersTo }) =>
        !placed.has(name) && refersTo.every((other) => placed.has(other) || !names.has(other)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    for (const table of next) placed.add(table.name);
    sorted.push(...next);
  }
  return sorted;
}

/** Lists the tables that a backup contains. */
export async function listTables(client: Client): Promise<CatalogueTable[]> {
  const { rows } = await client.query<CatalogueTable>(tablesQuery, [
    jobTable.schema,
    jobTable.name,
    ['kysely_migration', 'kysely_migration_lock', ...credentialTables],
  ]);
  return sortByReferences(rows);
}

/** Quotes a table's name for SQL. */
export function quoteName(client: Client, { schema, name }: { schema: string; name: string }): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}

/** Returns the query for the rows of a table that a backup contains. */
export function selectKept(client: Client, table: CatalogueTable): string {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const isJobs = table.schema === jobTable.schema;
  return `select ${columns} from ${quoteName(client, table)}${isJobs ? " where state < 'completed'" : ''}`;
}

/** Returns true for the job queue's table, which no migration creates. */
export function isJobTable({ schema }: { schema: string }): boolean {
  return schema === jobTable.schema;
}

/** Reads the position of each sequence; deleted rows count too. */
export async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.relname as table, a.attname as column,
      pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and a.attidentity <> '' and not a.attisdropped and c.relkind in ('r', 'p')
      and not c.relispartition
    order by 1, 2
  `);
  const found: Manifest['sequences'] = [];
  for (const { table, column, sequence } of rows) {
    const state = await client.query<{ last: number }>(
      `select case when is_called then last_value else 0 end as last from ${sequence}`,
    );
    found.push({ table, column, last: state.rows[0]?.last ?? 0 });
  }
  return found;
}

/** Sets sequences to their position in the backup. */
export async function setSequences(client: Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { table, column, last } of sequences) {
    if (last === 0) continue;
    const name = quoteName(client, { schema: 'public', name: table });
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [name, column, last]);
  }
}

/** Lists the days that have a partition of raw visits. */
export async function readEventDays(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ day: string }>(`
    select to_char(to_date(right(c.relname, 8), 'YYYYMMDD'), 'YYYY-MM-DD') as day
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.impression'::regclass order by 1
  `);
  return rows.map(({ day }) => day);
}
