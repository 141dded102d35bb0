import type { Anomaly, CallRequest, contract } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import type { Services } from '../services.ts';
import { applyAnomalies, listRelated } from './applyAnomalies.ts';
import { findAnomaly, type KeptDays } from './listAnomalies.ts';

type Change = CallRequest<typeof contract.changeAnomaly>['body'];

/** Returns the anomaly with its present state, locked with those that share its views. */
async function lock(query: Queryable, user: CurrentUser, request: { keptDays: KeptDays; id: number }) {
  const related = await listRelated(query, request.id);
  const anomaly = await findAnomaly(query, user, request);
  if (!anomaly) throw notFound();
  return { related, anomaly };
}

/** Removes an anomaly's views from all figures, or puts them back, and records who did it and why. */
export async function changeAnomaly(
  { database, events }: Pick<Services, 'database' | 'events'>,
  user: CurrentUser,
  { keptDays, id, change }: { keptDays: KeptDays; id: number; change: Change },
): Promise<Anomaly> {
  const { isRemoved, reason } = change;
  return database.transaction(async (query) => {
    const { related, anomaly } = await lock(query, user, { keptDays, id });
    if (anomaly.isRemoved === isRemoved) throw new Failure(409, 'anomalyAlreadyChanged');
    if (!anomaly.canChange) throw new Failure(409, 'anomalyExpired');
    await query
      .updateTable('view_anomaly')
      .set({ removed_at: isRemoved ? new Date() : null })
      .where('id', '=', id)
      .execute();
    const counts = await applyAnomalies(query, events, related);
    const views = isRemoved ? (counts.get(id) ?? 0) : anomaly.removedViews;
    await query
      .insertInto('view_anomaly_change')
      .values({ anomaly_id: id, is_removal: isRemoved, reason, views, user_id: user.id })
      .execute();
    await writeAudit(query, user.id, isRemoved ? 'anomaly.remove' : 'anomaly.putBack', id, { reason, views });
    const changed = await findAnomaly(query, user, { keptDays, id });
    if (!changed) throw notFound();
    return changed;
  });
}
