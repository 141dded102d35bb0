import { sql } from 'kysely';

import { forEachAtOnce } from '../../platform/concurrency/forEachAtOnce.ts';
import { stopPublications } from './pointers.ts';
import type { Stores } from './publish.ts';

const batchSize = 500;
const removalsAtOnce = 32;

/** Returns the folder of a publication's file: its hash. */
function hashOf(key: string): string {
  return key.split('/')[1] ?? '';
}

/**
 * Removes files of publications without a row. Publishing is blocked in the meantime, since it writes files
 * before the row.
 */
async function removeUnknown(stores: Stores, keys: readonly string[]): Promise<number> {
  return stores.database.transaction(async (query) => {
    await stopPublications(query);
    const hashes = [...new Set(keys.map(hashOf))];
    const { rows } = await sql<{ hash: string }>`
      select distinct hash from publication where hash = any(${hashes})
    `.execute(query);
    const known = new Set(rows.map(({ hash }) => hash));
    const unknown = keys.filter((key) => !known.has(hashOf(key)));
    await forEachAtOnce(unknown, removalsAtOnce, (key) => stores.blobs.remove(key));
    return unknown.length;
  });
}

/** Reads every publication once, which can exceed the time limit of a request's query. */
async function removeUnusedHeights({ database }: Stores): Promise<void> {
  await database.transaction(async (query) => {
    await sql`set local statement_timeout = 0`.execute(query);
    await sql`
      delete from measured_height where html not in (
        select t.value ->> 'html' from publication p
        cross join json_each(p.pointer -> 'pages') l cross join json_each(l.value) t
        where t.value ->> 'html' is not null
      )
    `.execute(query);
  });
}

/**
 * Removes the files of publications that were never completed, or were deleted with their epack. @returns the
 * number of files
 */
export async function sweepPublications(stores: Stores): Promise<number> {
  let count = 0;
  let batch: string[] = [];
  for await (const { key } of stores.blobs.list('p')) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    count += await removeUnknown(stores, batch);
    batch = [];
  }
  await sql`
    delete from stream_height h where not exists (select from publication p where p.hash = h.publication)
  `.execute(stores.database.query);
  await removeUnusedHeights(stores);
  return count + (batch.length > 0 ? await removeUnknown(stores, batch) : 0);
}
