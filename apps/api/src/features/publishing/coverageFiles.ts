import type { StreamCoverage } from '@vitrina/api-client/contract';
import { coverageHash, coveragePath } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import { forEachAtOnce } from '../../platform/concurrency/forEachAtOnce.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { lockKeys } from '../../platform/storage/lockKeys.ts';
import type { Services } from '../services.ts';
import { joinPublications } from './pointers.ts';

const writesAtOnce = 32;
const batchesAtOnce = 2;
/** Few: publications for one of these retailers wait until the files of all are written. */
const retailersInBatch = 64;

/** Returns the coverage file of a retailer with pointers for the given keys. */
export function toCoverage(keys: readonly string[]): StreamCoverage {
  const hashes = [...new Set(keys.map((key) => coverageHash(key)))].toSorted((one, other) => one - other);
  return { version: 1, gaps: hashes.map((hash, index) => hash - (hashes[index - 1] ?? 0)) };
}

/** Removes the marks of retailers. @returns the retailers that had any */
async function takeMarks(query: Queryable, retailerIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with taken as (delete from coverage_change where retailer_id = any(${retailerIds}) returning retailer_id)
    select distinct retailer_id as id from taken
  `.execute(query);
  return rows.map(({ id }) => id);
}

/** Reads the keys of retailers, also of those without pointers. */
async function readKeys(query: Queryable, retailerIds: readonly number[]) {
  const { rows } = await sql<{ id: number; keys: string[] }>`
    select id, array(select key from stream_pointer where retailer_id = id) as keys
    from unnest(${retailerIds}::int[]) id
  `.execute(query);
  return rows;
}

/**
 * Writes the files of retailers that are outdated. One writer of a file at a time: the keys are read after the marks, so
 * they are those of every publication whose mark was taken.
 *
 * @param retailerIds in ascending order, so that no two writers wait for each other
 */
async function writeBatch({ database, blobs }: Stores, retailerIds: readonly number[]): Promise<void> {
  await database.transaction(async (query) => {
    await joinPublications(query);
    await sql`
      select pg_advisory_xact_lock(${lockKeys.coverage}, id) from unnest(${retailerIds}::int[]) id
    `.execute(query);
    const coverage = await readKeys(query, await takeMarks(query, retailerIds));
    await forEachAtOnce(coverage, writesAtOnce, ({ id, keys }) =>
      blobs.put(coveragePath(String(id)), Buffer.from(JSON.stringify(toCoverage(keys)))),
    );
  });
}

type Stores = Pick<Services, 'blobs' | 'database'>;

/** Marks the coverage files of all retailers as outdated. */
export async function noteAllCoverage(query: Queryable): Promise<void> {
  await sql`insert into coverage_change (retailer_id) select id from retailer`.execute(query);
}

/**
 * Updates the coverage files that are outdated, after the pointer files: a key that is covered leads to a pointer. A
 * crash leaves the marks in the database, and the next call, at the latest the next start, updates the files.
 */
export async function writeCoverageFiles(stores: Stores): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct retailer_id as id from coverage_change order by id
  `.execute(stores.database.query);
  const ids = rows.map(({ id }) => id);
  const batches = Array.from({ length: Math.ceil(ids.length / retailersInBatch) }, (_, at) =>
    ids.slice(at * retailersInBatch, (at + 1) * retailersInBatch),
  );
  await forEachAtOnce(batches, batchesAtOnce, (batch) => writeBatch(stores, batch));
}
