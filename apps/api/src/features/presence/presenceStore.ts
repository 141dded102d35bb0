import type { PresencePlace, PresentPerson } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import { silentSeconds } from '../epacks/peopleNow.ts';

/** Stores an open editor, or its new place. */
export async function storePerson(
  query: Queryable,
  { id, userId, name, place }: PresentPerson,
  epackId: string,
): Promise<void> {
  const moved = { place: JSON.stringify(place), seen_at: new Date() };
  await query
    .insertInto('presence')
    .values({ id, epack_id: epackId, user_id: userId, name, ...moved })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(moved))
    .execute();
}

/** Removes open editors. */
export async function removePeople(query: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await query
      .deleteFrom('presence')
      .where('id', 'in', [...ids])
      .execute();
}

/** Keeps open editors of this process alive and removes silent ones of all processes. */
export async function renewPeople(query: Queryable, ids: readonly string[]): Promise<void> {
  await sql`update presence set seen_at = now() where id = any(${[...ids]}::uuid[])`.execute(query);
  await sql`
    delete from presence where seen_at < now() - make_interval(secs => ${silentSeconds})
  `.execute(query);
}

/** Lists the open editors of an epack, of all processes. */
export async function listPeople(query: Queryable, epackId: string): Promise<PresentPerson[]> {
  const { rows } = await sql<{ id: string; user_id: number; name: string; place: PresencePlace }>`
    select id, user_id, name, place from presence
    where epack_id = ${epackId} and seen_at > now() - make_interval(secs => ${silentSeconds})
    order by id
  `.execute(query);
  return rows.map(({ id, user_id, name, place }) => ({ id, userId: user_id, name, place }));
}
