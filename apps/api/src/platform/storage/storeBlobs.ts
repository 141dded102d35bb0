import { sql, type Transaction } from 'kysely';

import type { BlobStore } from './blobStore.ts';
import type { Database, Queryable } from './database.ts';
import { lockKeys } from './lockKeys.ts';
import type { Tables } from './tables.ts';

interface Stores {
  database: Database;
  blobs: BlobStore;
}

/** A blob to store: its bytes, or the local file that has them. */
export type NewBlob = { key: string } & ({ bytes: Uint8Array } | { path: string });

function storeBlob(blobs: BlobStore, blob: NewBlob): Promise<void> {
  return 'bytes' in blob
    ? blobs.putIfAbsent(blob.key, blob.bytes)
    : blobs.putFileIfAbsent(blob.key, blob.path);
}

async function findMissing(blobs: BlobStore, files: readonly NewBlob[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { key } of files) if (!(await blobs.find(key))) missing.push(key);
  return missing;
}

/**
 * Stores blobs and then the rows that refer to them. New blobs are recorded first, so that {@link sweepBlobs}
 * can remove them if the process dies in between.
 */
export async function storeBlobs<Result>(
  { database, blobs }: Stores,
  files: readonly NewBlob[],
  writeRows: (query: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const missing = await findMissing(blobs, files);
  if (missing.length > 0) {
    await database.query
      .insertInto('blob_attempt')
      .values(missing.map((key) => ({ key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return database.transaction(async (query) => {
    await sql`select pg_advisory_xact_lock_shared(${lockKeys.blobs}::bigint)`.execute(query);
    for (const file of files) await storeBlob(blobs, file);
    const result = await writeRows(query);
    if (missing.length > 0) await query.deleteFrom('blob_attempt').where('key', 'in', missing).execute();
    return result;
  });
}

/**
 * Removes blobs whose rows were never written; nothing is stored in the meantime.
 *
 * @param hasRow - checks whether a row refers to a blob after all: the same content may have been stored
 *   twice, once successfully
 * @returns the number of removed blobs
 */
export async function sweepBlobs(
  { database, blobs }: Stores,
  hasRow: (query: Queryable, key: string) => Promise<boolean>,
): Promise<number> {
  return database.transaction(async (query) => {
    await sql`select pg_advisory_xact_lock(${lockKeys.blobs}::bigint)`.execute(query);
    const attempts = await query.selectFrom('blob_attempt').select('key').execute();
    let count = 0;
    for (const { key } of attempts) {
      if (await hasRow(query, key)) continue;
      await blobs.remove(key);
      count++;
    }
    await query.deleteFrom('blob_attempt').execute();
    return count;
  });
}
