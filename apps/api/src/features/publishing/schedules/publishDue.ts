import { contract, type CallDefinition } from '@vitrina/api-client/contract';
import { sql } from 'kysely';
import { z } from 'zod';

import { findRestriction, mayCall } from '../../../platform/http/currentUser.ts';
import { Failure, forbidden } from '../../../platform/http/failure.ts';
import type { Database } from '../../../platform/storage/database.ts';
import { findUserById } from '../../access/findCurrentUser.ts';
import { defineJob } from '../../defineJob.ts';
import type { Services } from '../../services.ts';
import { publishEpack, type Publishing } from '../publish.ts';

interface Due {
  id: number;
  epack_id: string;
  license_id: number;
  retailer_ids: number[];
  may_rewrite: boolean;
  scheduled_by: number;
}

async function findDue({ query }: Database): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, epack_id, license_id, retailer_ids, may_rewrite, scheduled_by from publication_schedule
    where state = 'waiting' and due_at <= now() order by due_at, id
  `.execute(query);
  return rows;
}

/** Thrown if a schedule was canceled, or published by another process, while its publication was prepared. */
class NoLongerWaiting extends Error {}

/**
 * Publishes in the name of the user who scheduled it, with their current permissions. The schedule ends only
 * if it is published.
 */
async function publishOne(
  services: Publishing,
  { id, epack_id, license_id, retailer_ids, may_rewrite, scheduled_by }: Due,
): Promise<void> {
  const user = await findUserById(services.database.query, scheduled_by);
  const call: CallDefinition = contract.publishToStream;
  if (!user || !mayCall(user, call.permission) || findRestriction(user, call)) throw forbidden();
  const request = {
    licenseId: license_id,
    retailerIds: retailer_ids,
    checkPartialUpdate: !may_rewrite,
  };
  await publishEpack(services, user, epack_id, request, {
    language: 'en',
    async alsoRecord(query, publicationId) {
      const { numUpdatedRows } = await query
        .updateTable('publication_schedule')
        .set({ state: 'published', publication_id: publicationId })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', sql<Date>`now()`)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new NoLongerWaiting();
    },
  });
}

async function noteFailure({ query }: Database, id: number, { code }: Failure): Promise<void> {
  await query
    .updateTable('publication_schedule')
    .set({ state: 'failed', failure: code })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Publishes everything due, each schedule separately. A refusal ends a schedule and is recorded with its
 * reason; a fault of ours (database or files unavailable) leaves it waiting, and the job is retried.
 */
export async function publishDueSchedules(services: Publishing & Pick<Services, 'log'>): Promise<void> {
  const faults: unknown[] = [];
  for (const due of await findDue(services.database)) {
    try {
      await publishOne(services, due);
    } catch (error) {
      if (error instanceof Failure) {
        services.log.warn({ schedule: due.id, code: error.code }, 'a scheduled publication was refused');
        await noteFailure(services.database, due.id, error);
      } else if (!(error instanceof NoLongerWaiting)) faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'scheduled publications failed');
}

/**
 * Sent for the time a schedule is due, and also every minute, for schedules whose job is missing (after
 * restoring a backup).
 */
export const publishDue = defineJob({
  name: 'publish-due',
  payload: z.object({}),
  cron: '* * * * *',
  async run(_payload, { services }) {
    await publishDueSchedules(services);
  },
});
