import type { CallRequest, contract } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, invalidField, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { writeAudit } from '../audit/audit.ts';
import { addSelectedRows } from '../epacks/addSelectedRows.ts';
import { checkMayPublish } from '../publishing/checks.ts';
import type { Services } from '../services.ts';
import { applyReplacements, findReplacements, undoReplacements } from './jobs.ts';

type Changing = Pick<Services, 'database' | 'jobs' | 'blocks'>;
type Create = CallRequest<typeof contract.createReplacement>['body'];

/**
 * Begins to search the selected epacks that the user can reach.
 *
 * @returns the replacement's id
 * @throws 404 if no epack is selected, 400 for too many or for an unknown kind of block
 */
export async function createReplacement(
  { database, jobs, blocks }: Changing,
  user: CurrentUser,
  { criteria, ...selection }: Create,
  language: Language,
): Promise<number> {
  if (criteria.kind === 'block' && !blocks.catalogue.find(criteria.replace)) {
    throw invalidField('body.criteria.replace', 'invalid');
  }
  return database.transaction(async (query) => {
    const { id } = await query
      .insertInto('replacement')
      .values({ user_id: user.id, criteria: JSON.stringify(criteria), language })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addSelectedRows(query, user, selection, { table: 'replacement_row', column: 'replacement_id', id });
    await jobs.send(findReplacements, { id }, { transaction: query, key: String(id) });
    return id;
  });
}

/** Locks a replacement of the user, so that changes take turns. @throws 404 */
async function lockReplacement(query: Queryable, user: CurrentUser, id: number): Promise<void> {
  const found = await query
    .selectFrom('replacement')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
}

/** Matches the rows of a replacement whose epacks the user can reach, in a state. */
const rowsIn = (user: CurrentUser, id: number, status: string) => sql<boolean>`id in (
  select r.id from replacement_row r join epack e on e.id = r.epack_id and ${inScopeOf(user)}
  where r.replacement_id = ${id} and r.status = ${status}
)`;

/** Stores which hits of an epack stay as they are. @throws 404 */
export async function chooseHits(
  { database }: Pick<Services, 'database'>,
  user: CurrentUser,
  { id, rowId }: { id: number; rowId: number },
  left: readonly string[],
): Promise<void> {
  await database.transaction(async (query) => {
    await lockReplacement(query, user, id);
    const { numAffectedRows = 0n } = await sql`
      update replacement_row set left_keys = ${JSON.stringify(left)}::json
      where id = ${rowId} and ${rowsIn(user, id, 'found')}
    `.execute(query);
    if (numAffectedRows === 0n) throw notFound();
  });
}

/** Makes the replacement in all epacks with hits, in the background. @throws 404, 403 without the right to publish */
export async function applyReplacement(
  { database, jobs }: Changing,
  user: CurrentUser,
  { id, isRepublishing }: { id: number; isRepublishing: boolean },
): Promise<void> {
  if (isRepublishing) checkMayPublish(user);
  await database.transaction(async (query) => {
    await lockReplacement(query, user, id);
    const { numAffectedRows = 0n } = await sql`
      update replacement_row set status = 'applying' where ${rowsIn(user, id, 'found')}
    `.execute(query);
    if (numAffectedRows === 0n) return;
    await query
      .updateTable('replacement')
      .set({ is_republishing: isRepublishing })
      .where('id', '=', id)
      .execute();
    await writeAudit(query, user.id, 'replacement.apply', String(id), { epacks: Number(numAffectedRows) });
    await jobs.send(applyReplacements, { id }, { transaction: query, key: String(id) });
  });
}

/** Takes back an applied replacement, in the background. @throws 404, 409 while it is being made */
export async function undoReplacement(
  { database, jobs }: Changing,
  user: CurrentUser,
  id: number,
): Promise<void> {
  await database.transaction(async (query) => {
    await lockReplacement(query, user, id);
    const applying = await query
      .selectFrom('replacement_row')
      .select('id')
      .where('replacement_id', '=', id)
      .where('status', '=', 'applying')
      .executeTakeFirst();
    if (applying) throw new Failure(409, 'replacementRunning');
    const { numAffectedRows = 0n } = await sql`
      update replacement_row set status = 'undoing' where ${rowsIn(user, id, 'applied')}
    `.execute(query);
    if (numAffectedRows === 0n) return;
    await writeAudit(query, user.id, 'replacement.undo', String(id), { epacks: Number(numAffectedRows) });
    await jobs.send(undoReplacements, { id }, { transaction: query, key: String(id) });
  });
}
