import { sql } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/** The storage of a license: its files, and its limit. */
interface LicenseStorage {
  usedBytes: number;
  limitBytes: number;
}

/** Returns the size of all files in a license's library; a file in several folders counts once. */
async function readUsedBytes(query: Queryable, licenseId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(f.size_bytes), 0)::bigint as total from asset a join file f on f.id = a.file_id
    where a.license_id = ${licenseId}
  `.execute(query);
  return rows[0]?.total ?? 0;
}

/**
 * Refuses a file that does not fit into the storage of its license. Files of users without a single license are not
 * limited.
 *
 * @throws 409 `storageFull` with {@link LicenseStorage}
 */
export async function requireRoom(
  query: Queryable,
  licenseId: number | null,
  { addedBytes, limitBytes }: { addedBytes: number; limitBytes: number },
): Promise<void> {
  if (licenseId === null) return;
  const usedBytes = await readUsedBytes(query, licenseId);
  if (usedBytes + addedBytes <= limitBytes) return;
  const data: LicenseStorage = { usedBytes, limitBytes };
  throw new Failure(409, 'storageFull', { data });
}
