import { sql } from 'kysely';

import type { PageProblemType } from '@vitrina/api-client/contract';
import type { Queryable } from '../../../platform/storage/database.ts';
import type { Phrase } from '../../notifications/notice.ts';
import { notifyUsers } from '../../notifications/notifyUsers.ts';

/** News about an incident for its owner. */
export type OwnerNews = 'assigned' | 'reopened' | 'promiseBroken';

/** How many incidents a notification lists; the others are counted. */
const listed = 10;

interface Row {
  id: number;
  owner_id: number;
  type: PageProblemType;
  retailer: string;
  epack: string | null;
}

/** The panel's address of an incident. */
export const incidentPath = (id: number) => `/panel/statistics/incidents?open=${id}`;

/** Tells the owners of incidents, except the user who did it. Each owner gets one notification. */
export async function tellOwners(
  query: Queryable,
  incidentIds: readonly number[],
  news: OwnerNews,
  byUserId?: number,
): Promise<void> {
  if (incidentIds.length === 0) return;
  const { rows } = await sql<Row>`
    select i.id, i.owner_id, i.type, r.name as retailer, e.name as epack
    from incident i join retailer r on r.id = i.retailer_id join app_user u on u.id = i.owner_id and u.is_enabled
    left join epack e on e.id = i.epack_id and e.deleted_at is null
    where i.id = any(${incidentIds}::int[]) order by i.id
  `.execute(query);
  const byOwner = Map.groupBy(rows, ({ owner_id }) => owner_id);
  for (const [ownerId, incidents] of byOwner) {
    if (ownerId === byUserId) continue;
    const more = incidents.length - listed;
    const lines: Phrase[] = incidents.slice(0, listed).map(({ type, retailer, epack }) => ({
      id: 'incident.line',
      values: { what: { id: `shelf.problem.${type}` }, retailer, epack: epack ?? '—' },
    }));
    if (more > 0) lines.push({ id: 'alert.more', values: { count: more } });
    const [first] = incidents;
    await notifyUsers(query, [ownerId], {
      notice: { title: { id: `incident.${news}`, values: { count: incidents.length } }, lines },
      link:
        first && incidents.length === 1
          ? incidentPath(first.id)
          : `/panel/statistics/incidents?owners=${ownerId}`,
    });
  }
}
