import { sql, type RawBuilder } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { noteEvent } from './noteEvent.ts';
import { tellOwners } from './tellOwners.ts';

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Problems (alias `b`) of pages that are not in the incident of their kind, epack and retailer. */
const ungrouped = (pageIds: readonly number[]) => sql`
  page_problem b join product_page p on p.id = b.page_id
  left join incident i on i.id = b.incident_id
  where p.id = any(${pageIds}::int[]) and b.cleared_at is null and (
    i.id is null or i.license_id <> p.license_id or i.retailer_id <> p.retailer_id
    or i.epack_id is distinct from p.epack_id
  )
`;

/** Puts the open problems of pages into incidents. @returns the incidents that gained or lost problems */
async function assignProblems(query: Queryable, pageIds: readonly number[]): Promise<number[]> {
  const { rows: opened } = await sql<{ id: number }>`
    insert into incident (license_id, retailer_id, type, epack_id)
    select distinct p.license_id, p.retailer_id, b.type, p.epack_id from ${ungrouped(pageIds)}
    -- Checks that insert the same incidents at the same time wait for each other in one order.
    order by 1, 2, 3, 4 on conflict do nothing returning id
  `.execute(query);
  await noteEvent(query, idsOf(opened), { kind: 'opened', userId: null });
  const { rows } = await sql<{ before: number | null; after: number }>`
    update page_problem b set incident_id = k.id
    from product_page p, incident k, (select b.id, b.incident_id from ${ungrouped(pageIds)} for update of b) w
    where b.id = w.id and p.id = b.page_id and k.license_id = p.license_id and k.retailer_id = p.retailer_id
      and k.type = b.type and k.epack_id is not distinct from p.epack_id
    returning w.incident_id as before, k.id as after
  `.execute(query);
  return rows.flatMap(({ before, after }) => (before === null ? [after] : [before, after]));
}

const hasProblem = sql`exists (select from page_problem b where b.incident_id = i.id and b.cleared_at is null)`;

async function changeState(
  query: Queryable,
  ids: readonly number[],
  { set, when }: Record<'set' | 'when', RawBuilder<unknown>>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update incident i set ${set} where i.id = any(${ids}::int[]) and ${when} returning i.id
  `.execute(query);
  return idsOf(rows);
}

/** Closes incidents without open problems, and opens closed ones that have some again. */
export async function settleIncidents(query: Queryable, incidentIds: readonly number[]): Promise<void> {
  const ids = [...new Set(incidentIds)];
  if (ids.length === 0) return;
  // Two pages whose last problems end at the same time would each see that of the other. A stronger lock would wait for
  // checks whose problems refer to the incident, and these for this one.
  await sql`select from incident where id = any(${ids}::int[]) order by id for no key update`.execute(query);
  const closed = await changeState(query, ids, {
    set: sql`state = 'closed', closed_at = now(), promised_on = null, promise_checked_at = null`,
    when: sql`i.state <> 'closed' and not ${hasProblem}`,
  });
  await noteEvent(query, closed, { kind: 'closed', userId: null });
  const reopened = await changeState(query, ids, {
    set: sql`state = 'open', opened_at = now(), closed_at = null, due_on = null`,
    when: sql`i.state = 'closed' and ${hasProblem}`,
  });
  await noteEvent(query, reopened, { kind: 'reopened', userId: null });
  await tellOwners(query, reopened, 'reopened');
}

/** Returns the incidents of pages' problems. */
export async function listIncidentsOf(query: Queryable, pageIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct incident_id as id from page_problem
    where page_id = any(${pageIds}::int[]) and cleared_at is null and incident_id is not null
  `.execute(query);
  return idsOf(rows);
}

/**
 * Groups the problems of pages after these have changed.
 *
 * @param before - the incidents the pages' problems were in, as {@link listIncidentsOf} returns them
 */
export async function groupProblems(
  query: Queryable,
  pageIds: readonly number[],
  before: readonly number[],
): Promise<void> {
  const touched = await assignProblems(query, pageIds);
  const now = new Set(await listIncidentsOf(query, pageIds));
  const left = before.filter((id) => !now.has(id));
  await settleIncidents(query, [...touched, ...left]);
}
