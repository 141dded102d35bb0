import type { CallAnswer, CallRequest, contract, ErrorCode } from '@vitrina/api-client/contract';
import { messages } from '@vitrina/api-client/messages';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { invalidField } from '../../../platform/http/failure.ts';
import type { Language } from '../../../platform/http/language.ts';
import { refuseUnknown } from '../../../platform/http/refuseUnknown.ts';
import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { writeAudit } from '../../audit/audit.ts';
import { findPerson } from './incidentPeople.ts';
import { lockIncidents, type IncidentFilter } from './listIncidents.ts';
import { noteEvent, type IncidentNote } from './noteEvent.ts';
import { tellOwners } from './tellOwners.ts';

type Body = CallRequest<typeof contract.changeIncidents>['body'];
type Outcome = CallAnswer<typeof contract.changeIncidents>['data'];
type Change = Pick<Body, 'state' | 'ownerId' | 'dueDate' | 'promisedDate'>;

async function readOwner(
  query: Queryable,
  user: CurrentUser,
  ownerId: number | null | undefined,
): Promise<string> {
  if (!ownerId) return '';
  const owner = await findPerson(query, user, ownerId);
  if (!owner) throw invalidField('body.ownerId', 'notAllowed');
  return owner.username;
}

function columnsOf({ state, ownerId, dueDate, promisedDate }: Change) {
  return {
    ...(state === undefined
      ? {}
      : {
          state,
          promised_on: state === 'promised' ? (promisedDate ?? null) : null,
          promise_checked_at: null,
        }),
    ...(ownerId === undefined ? {} : { owner_id: ownerId }),
    ...(dueDate === undefined ? {} : { due_on: dueDate }),
  };
}

/** The entries in the log for a change. The log keeps the state `promised` as its day. */
function notesOf(
  { state, ownerId, dueDate, promisedDate }: Change,
  owner: string,
): Omit<IncidentNote, 'userId'>[] {
  return [
    ...(state === undefined
      ? []
      : [{ kind: 'state', text: state === 'promised' ? `promised ${promisedDate ?? ''}` : state } as const]),
    ...(ownerId === undefined ? [] : [{ kind: 'owner', text: owner } as const]),
    ...(dueDate === undefined ? [] : [{ kind: 'due', text: dueDate ?? '' } as const]),
  ];
}

/** Changes the work on incidents. Closed ones are refused. */
export async function changeIncidents(
  database: Database,
  user: CurrentUser,
  { ids, filter = {}, dryRun, ...change }: Body,
  language: Language,
): Promise<Outcome> {
  if (change.state === 'promised' && !change.promisedDate) throw invalidField('body.promisedDate');
  return database.transaction(async (query) => {
    const owner = await readOwner(query, user, change.ownerId);
    const found = await lockIncidents(query, user, ids ? { ids } : { filter });
    const changed = found.filter(({ isClosed }) => !isClosed).map(({ id }) => id);
    const columns = columnsOf(change);
    if (!dryRun && changed.length > 0 && Object.keys(columns).length > 0) {
      await query
        .updateTable('incident')
        .set(columns)
        .where('id', '=', sql<number>`any(${changed}::int[])`)
        .execute();
      for (const note of notesOf(change, owner))
        await noteEvent(query, changed, { ...note, userId: user.id });
      if (change.ownerId) await tellOwners(query, changed, 'assigned', user.id);
      await writeAudit(query, user.id, 'incident.change', changed.join(','), change);
    }
    const code: ErrorCode = 'incidentClosed';
    const message = messages[language][`api.error.${code}`];
    const closed = found
      .filter(({ isClosed }) => isClosed)
      .map(({ id, name }) => ({ id, name, code, message }));
    const known = found.map(({ id }) => id);
    return { count: changed.length, refused: [...closed, ...refuseUnknown(ids, known, language)] };
  });
}

/** Puts all pages of incidents in line to be checked now. */
export async function checkIncidents(
  database: Database,
  user: CurrentUser,
  { ids, filter = {}, dryRun }: { ids?: readonly number[]; filter?: IncidentFilter; dryRun: boolean },
  language: Language,
): Promise<Outcome> {
  return database.transaction(async (query) => {
    const found = (await lockIncidents(query, user, ids ? { ids } : { filter })).map(({ id }) => id);
    if (!dryRun) await checkPagesOf(query, found);
    return { count: found.length, refused: refuseUnknown(ids, found, language) };
  });
}

/** Puts the pages of incidents first in line for the next check. */
export async function checkPagesOf(query: Queryable, incidentIds: readonly number[]): Promise<void> {
  await sql`
    update product_page set next_check_at = ${new Date(0)} where id in (
      select page_id from page_problem where incident_id = any(${incidentIds}::int[]) and cleared_at is null
    )
  `.execute(query);
}

/** Adds a comment to the log of an incident. @throws 404 if the user cannot access it */
export async function commentOnIncident(
  database: Database,
  user: CurrentUser,
  id: number,
  text: string,
): Promise<boolean> {
  return database.transaction(async (query) => {
    const [found] = await lockIncidents(query, user, { ids: [id] });
    if (found) await noteEvent(query, [id], { kind: 'comment', userId: user.id, text });
    return found !== undefined;
  });
}
