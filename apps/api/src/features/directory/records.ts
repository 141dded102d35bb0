import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import { checkNameIsFree, type NameSpace } from '../../platform/http/freeName.ts';
import { checkRecordRevision } from '../../platform/http/recordRevision.ts';
import { replaceLinks, type LinkTable } from '../../platform/http/replaceLinks.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { diffOf, writeAudit } from '../audit/audit.ts';

/**
 * A kind of record that administrators maintain: how to find it, its stored fields, and who can change it.
 */
export interface RecordKind<Stored extends { revision: number }, Input extends object> {
  /** The first part of its action names in the audit log. */
  name: string;
  table: string;
  /** Within the user's reach. */
  find(query: Queryable, user: CurrentUser, id: number): Promise<Stored | undefined>;
  /** Returns the record's name, or several if it has one per language. */
  namesOf(input: Input): readonly string[];
  /** The records among which a name must be unique. */
  namesBeside(user: CurrentUser, input: Input): NameSpace;
  columnsOf(input: Input, user: CurrentUser): Readonly<Record<string, unknown>>;
  linksOf?(input: Input): readonly (readonly [LinkTable, readonly number[]])[];
  /**
   * @throws if the user may not create, change (`before` is the old version) or delete (no `input`) the
   *   record
   */
  check(query: Queryable, user: CurrentUser, input: Input | undefined, before?: Stored): Promise<void> | void;
  /** Runs after it was created (no `before`) or changed, in the same transaction. */
  afterSave?(
    query: Queryable,
    user: CurrentUser,
    saved: { id: number; before: Stored | undefined; after: Stored },
  ): Promise<void>;
  /** @throws if it cannot be deleted yet */
  checkUnused?(query: Queryable, id: number): Promise<void>;
}

async function readBack<Stored extends { revision: number }, Input extends object>(
  query: Queryable,
  user: CurrentUser,
  kind: RecordKind<Stored, Input>,
  id: number,
): Promise<Stored> {
  const found = await kind.find(query, user, id);
  if (!found) throw notFound();
  return found;
}

async function writeLinks<Stored extends { revision: number }, Input extends object>(
  query: Queryable,
  kind: RecordKind<Stored, Input>,
  id: number,
  input: Input,
): Promise<void> {
  for (const [links, ids] of kind.linksOf?.(input) ?? []) await replaceLinks(query, links, id, ids);
}

async function checkNames<Stored extends { revision: number }, Input extends object>(
  query: Queryable,
  user: CurrentUser,
  kind: RecordKind<Stored, Input>,
  input: Input,
  ownId?: number,
): Promise<void> {
  const space = kind.namesBeside(user, input);
  for (const name of kind.namesOf(input)) await checkNameIsFree(query, space, name, ownId);
}

function lock(query: Queryable, table: string, id: number): Promise<unknown> {
  return sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(query);
}

/** Creates a record and writes the audit log. */
export async function createRecord<Stored extends { revision: number }, Input extends object>(
  database: Database,
  user: CurrentUser,
  kind: RecordKind<Stored, Input>,
  input: Input,
): Promise<Stored> {
  return database.transaction(async (query) => {
    await kind.check(query, user, input);
    await checkNames(query, user, kind, input);
    const columns = Object.entries(kind.columnsOf(input, user));
    const names = sql.join(columns.map(([name]) => sql.ref(name)));
    const values = sql.join(columns.map(([, value]) => sql`${value}`));
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(kind.table)} (${names}) values (${values}) returning id
    `.execute(query);
    const id = rows[0]?.id ?? 0;
    await writeLinks(query, kind, id, input);
    const created = await readBack(query, user, kind, id);
    await kind.afterSave?.(query, user, { id, before: undefined, after: created });
    await writeAudit(query, user.id, `${kind.name}.create`, id, { after: created });
    return created;
  });
}

/** The target of a change, with the request that makes it. */
export interface RecordChange {
  id: number;
  request: FastifyRequest;
}

/** Changes a record and logs the old values. @throws 409 if it changed in the meantime */
export async function updateRecord<Stored extends { revision: number }, Input extends object>(
  database: Database,
  user: CurrentUser,
  kind: RecordKind<Stored, Input>,
  { id, request }: RecordChange,
  input: Input,
): Promise<Stored> {
  return database.transaction(async (query) => {
    await lock(query, kind.table, id);
    const before = await readBack(query, user, kind, id);
    await kind.check(query, user, input, before);
    checkRecordRevision(request, { yours: input, theirs: before });
    await checkNames(query, user, kind, input, id);
    const columns = Object.entries(kind.columnsOf(input, user));
    const values = sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
    await sql`
      update ${sql.table(kind.table)} set ${values}, revision = revision + 1 where id = ${id}
    `.execute(query);
    await writeLinks(query, kind, id, input);
    const after = await readBack(query, user, kind, id);
    await kind.afterSave?.(query, user, { id, before, after });
    await writeAudit(query, user.id, `${kind.name}.update`, id, diffOf(before, after));
    return after;
  });
}

/** Deletes an unused record. */
export async function deleteRecord<Stored extends { revision: number }, Input extends object>(
  database: Database,
  user: CurrentUser,
  kind: RecordKind<Stored, Input>,
  id: number,
): Promise<void> {
  await database.transaction(async (query) => {
    await lock(query, kind.table, id);
    const before = await readBack(query, user, kind, id);
    await kind.check(query, user, undefined, before);
    await kind.checkUnused?.(query, id);
    await sql`delete from ${sql.table(kind.table)} where id = ${id}`.execute(query);
    await writeAudit(query, user.id, `${kind.name}.delete`, id, { before });
  });
}
