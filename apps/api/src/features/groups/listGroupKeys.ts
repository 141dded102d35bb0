import type { GroupKey } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';

interface Row {
  id: number;
  name: string;
  scopes: GroupKey['scopes'];
  createdBy: string | null;
  created: Date;
  ends: Date | null;
  isEnded: boolean;
  used: Date | null;
}

/** Lists the keys of a group the caller has found to be in the user's scope, the newest first. */
export async function listGroupKeys(query: Queryable, groupId: number): Promise<GroupKey[]> {
  const { rows } = await sql<Row>`
    select k.id, k.name, k.scopes, u.username as "createdBy", k.created_at as created, k.ends_at as ends,
      coalesce(k.ends_at <= now(), false) as "isEnded", k.used_at as used
    from group_key k left join app_user u on u.id = k.created_by
    where k.group_id = ${groupId}
    order by k.id desc
  `.execute(query);
  return rows.map(({ created, ends, used, ...key }) => ({
    ...key,
    createdDate: created.toISOString(),
    endDate: ends?.toISOString() ?? null,
    lastUsedDate: used?.toISOString() ?? null,
  }));
}
