import type { CallRequest, contract, IgnoredFinding } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../../platform/http/failure.ts';
import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { writeAudit } from '../../audit/audit.ts';
import { findEpack } from '../../epacks/queries.ts';
import { readContentRules } from '../readContentRules.ts';

type Body = CallRequest<typeof contract.ignoreFindings>['body'];

/** The most ignored findings kept of an epack. Those of content that has changed are never listed again. */
const mostKept = 2000;

/** Lists the ignored findings of an epack, latest first. @throws 404 for an epack out of the user's reach */
export async function listIgnored(
  query: Queryable,
  user: CurrentUser,
  epackId: string,
): Promise<IgnoredFinding[]> {
  if (!(await findEpack(query, user, epackId))) throw notFound();
  const rows = await query
    .selectFrom('ignored_finding as f')
    .leftJoin('app_user as u', 'u.id', 'f.ignored_by')
    .select(['f.key', 'f.reason', 'f.ignored_at', 'u.id', 'u.username'])
    .where('f.epack_id', '=', epackId)
    .orderBy('f.id', 'desc')
    .execute();
  return rows.map(({ key, reason, ignored_at: at, id, username }) => ({
    key,
    reason,
    ignoredBy: id !== null && username !== null ? { id, name: username } : null,
    ignoredDate: at.toISOString(),
  }));
}

/**
 * Ignores findings with a reason. One that is ignored already keeps its first reason.
 *
 * @throws 403 `ignoringNotAllowed` unless the rules of the epack's license allow it
 */
export async function ignoreFindings(
  database: Database,
  user: CurrentUser,
  epackId: string,
  { keys, reason }: Body,
): Promise<void> {
  await database.transaction(async (query) => {
    const rules = await readContentRules(query, user, epackId);
    if (!rules?.mayIgnore) throw new Failure(403, 'ignoringNotAllowed');
    const rows = keys.map((key) => ({ epack_id: epackId, key, reason: reason.trim(), ignored_by: user.id }));
    await query
      .insertInto('ignored_finding')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['epack_id', 'key']).doNothing())
      .execute();
    await sql`
      delete from ignored_finding where epack_id = ${epackId} and id not in (
        select id from ignored_finding where epack_id = ${epackId} order by id desc limit ${mostKept})
    `.execute(query);
    await writeAudit(query, user.id, 'finding.ignore', epackId, { count: keys.length, reason });
  });
}

/** Stops ignoring a finding. @throws 404 unless it is ignored */
export async function restoreFinding(
  database: Database,
  user: CurrentUser,
  epackId: string,
  key: string,
): Promise<void> {
  await database.transaction(async (query) => {
    if (!(await findEpack(query, user, epackId))) throw notFound();
    const { numDeletedRows } = await query
      .deleteFrom('ignored_finding')
      .where('epack_id', '=', epackId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound();
    await writeAudit(query, user.id, 'finding.restore', epackId);
  });
}

/** Returns the keys of the findings of an epack that are ignored. */
export async function findIgnoredKeys(query: Queryable, epackId: string): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('ignored_finding')
    .select('key')
    .where('epack_id', '=', epackId)
    .execute();
  return new Set(rows.map(({ key }) => key));
}
