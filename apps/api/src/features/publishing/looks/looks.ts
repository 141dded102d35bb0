import type { OldLooks } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { notFound } from '../../../platform/http/failure.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { licensesInScope, requireFullAdmin } from '../../access/adminScope.ts';
import { writeAudit } from '../../audit/audit.ts';
import type { Services } from '../../services.ts';
import { listOldLooks } from './listOldLooks.ts';
import { republishLooks } from './republishLooks.ts';

/** Names of packages that are listed; the rest is counted. */
const listedCount = 20;
/** Time after which a run that never ended counts as over. */
const longestMinutes = 60;

/** Reads which packages of a license shops show in another look. @throws 404 */
export async function readOldLooks(
  query: Queryable,
  user: CurrentUser,
  licenseId: number,
): Promise<OldLooks> {
  const { rows } = await sql<{ isRunning: boolean }>`
    select coalesce(l.republishing_since > now() - make_interval(mins => ${longestMinutes}), false) as "isRunning"
    from license l where l.id = ${licenseId} and ${licensesInScope(user)}
  `.execute(query);
  const [license] = rows;
  if (!license) throw notFound();
  const all = await listOldLooks(query, licenseId);
  const items = all.slice(0, listedCount).map(({ epackId, name, publishedAt, retailers }) => ({
    id: epackId,
    name,
    publishedDate: publishedAt.toISOString(),
    retailers: retailers.map((retailer) => ({ id: retailer.id, name: retailer.name })),
  }));
  return { ...license, items, total: all.length };
}

/** Starts publishing these packages in the look of their license. Starting it again changes nothing. @throws 404 */
export async function startRepublishing(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  user: CurrentUser,
  licenseId: number,
): Promise<OldLooks> {
  requireFullAdmin(user);
  const { isRunning } = await readOldLooks(database.query, user, licenseId);
  if (!isRunning) {
    await database.transaction(async (transaction) => {
      await transaction
        .updateTable('license')
        .set({ republishing_since: new Date() })
        .where('id', '=', licenseId)
        .execute();
      await writeAudit(transaction, user.id, 'license.republish', String(licenseId));
      await jobs.send(republishLooks, { licenseId, userId: user.id }, { transaction });
    });
  }
  return readOldLooks(database.query, user, licenseId);
}
