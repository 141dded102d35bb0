import type { IncidentEventKind } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';

/** An entry in the log of incidents, and the user who caused it; null if nobody did. */
export interface IncidentNote {
  kind: IncidentEventKind;
  userId: number | null;
  text?: string;
}

/** Writes an entry into the log of each incident. */
export async function noteEvent(
  query: Queryable,
  incidentIds: readonly number[],
  { kind, userId, text = '' }: IncidentNote,
): Promise<void> {
  if (incidentIds.length === 0) return;
  await sql`
    insert into incident_event (incident_id, kind, user_id, text)
    select id, ${kind}, ${userId}::int, ${text} from unnest(${incidentIds}::int[]) as id
  `.execute(query);
}
