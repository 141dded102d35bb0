import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredHeight, StreamPage, StreamPointer } from '@vitrina/api-client/contract';
import { sql, type Transaction } from 'kysely';

import { forEachAtOnce } from '../../platform/concurrency/forEachAtOnce.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import type { Services } from '../services.ts';
import { writeCoverageFiles } from './coverageFiles.ts';
import { knownHeights, measuredPages } from './knownHeights.ts';
import { joinPublications, pathOf, rowsOf, type PointerKey } from './pointers.ts';

type Stores = Pick<Services, 'blobs' | 'database'>;

/** The reported height of a page, or of a similar one. */
interface KnownHeight {
  locale: string;
  template: string;
  size: keyof StreamPage['heights'];
  heightPx: number;
}

/** The height of a page by width. */
interface MeasuredPage {
  html: string;
  css: string;
  heights: MeasuredHeight[];
}

interface PointerChange {
  retailer_id: number;
  kind: PointerKey['kind'];
  key: string;
}

interface ChangedPointer extends PointerChange {
  /** The pointer shown now; null for none. */
  pointer: StreamPointer | null;
  heights: readonly KnownHeight[] | null;
  measured: readonly MeasuredPage[] | null;
}

/** Adds the heights to reserve for each page to a pointer. */
function withHeights(
  pointer: StreamPointer,
  heights: readonly KnownHeight[],
  measured: readonly MeasuredPage[],
): StreamPointer {
  const heightsOf = (locale: string, template: string): StreamPage['heights'] =>
    Object.fromEntries(
      heights
        .filter((one) => one.locale === locale && one.template === template)
        .map((one) => [one.size, one.heightPx]),
    );
  const pages = Object.entries(pointer.pages).map(([locale, templates]) => {
    const withKnown = Object.entries(templates).map(([template, page]) => {
      const found = measured.find(({ html, css }) => html === page.html && css === page.css);
      const known = { ...page.heights, ...heightsOf(locale, template) };
      return [template, { ...page, heights: known, ...(found && { measured: found.heights }) }];
    });
    return [locale, Object.fromEntries(withKnown)];
  });
  return { ...pointer, pages: Object.fromEntries(pages) };
}

/** Files written between two commits, and at the same time by one action. */
const batchSize = 128;
const writesAtOnce = 32;

/** The pointers to write: those that a transaction marked, or all that nobody writes at the moment. */
type Selection = { notedBy: string } | 'free';

async function claim(query: Queryable, selection: Selection): Promise<PointerKey[]> {
  const { rows } = await sql<PointerChange>`
    select retailer_id, kind, key from pointer_change
    ${selection === 'free' ? sql`` : sql`where noted_by = ${selection.notedBy}::xid8`}
    order by retailer_id, kind, key limit ${batchSize}
    for update ${selection === 'free' ? sql`skip locked` : sql``}
  `.execute(query);
  return rows.map(({ retailer_id: retailerId, kind, key }) => ({ retailerId, kind, key }));
}

/** Removes the marks of claimed pointers. A statement after the claim: its rows are those of the last publication. */
async function takeChanges(query: Queryable, pointers: readonly PointerKey[]): Promise<ChangedPointer[]> {
  const { rows } = await sql<ChangedPointer>`
    with changed as (
      delete from pointer_change c using (${rowsOf(pointers)}) claimed
      where c.retailer_id = claimed.retailer_id and c.kind = claimed.kind and c.key = claimed.key
      returning c.retailer_id, c.kind, c.key
    )
    select retailer_id, kind, key, p.pointer, ${knownHeights} as heights, ${measuredPages} as measured
    from changed
    left join stream_pointer s using (retailer_id, kind, key)
    left join publication p on p.id = s.publication_id
  `.execute(query);
  return rows;
}

async function writeFile(blobs: BlobStore, changed: ChangedPointer): Promise<void> {
  const { retailer_id: retailerId, kind, key, pointer, heights, measured } = changed;
  const path = pathOf({ retailerId, kind, key });
  if (!pointer) return blobs.remove(path);
  const content = JSON.stringify(withHeights(pointer, heights ?? [], measured ?? []));
  return blobs.put(path, Buffer.from(content));
}

/** Writes a batch of files. The marks of the batch are locked until all are written: a newer publication waits. */
async function writeBatch({ database, blobs }: Stores, selection: Selection): Promise<number> {
  return database.transaction(async (query) => {
    await joinPublications(query);
    const pointers = await claim(query, selection);
    if (pointers.length === 0) return 0;
    const changes = await takeChanges(query, pointers);
    await forEachAtOnce(changes, writesAtOnce, (changed) => writeFile(blobs, changed));
    return changes.length;
  });
}

/**
 * Updates pointer files from their rows. The rows are the source of truth and are committed first. A crash in between
 * leaves marks in the database, and the next call, at the latest the next start, updates the files. The files that tell
 * which products have pointers follow.
 *
 * @returns the number of files written or removed
 */
export async function writePointerFiles(stores: Stores, selection: Selection = 'free'): Promise<number> {
  let count = 0;
  for (;;) {
    const written = await writeBatch(stores, selection);
    if (written === 0) break;
    count += written;
  }
  await writeCoverageFiles(stores);
  return count;
}

/** A job retries every few minutes; most failures end sooner. */
const retryDelaysMs = [300, 1000, 3000, 10_000, 30_000];

async function retryLater(stores: Stores): Promise<void> {
  for (const delayMs of retryDelaysMs) {
    await sleep(delayMs, undefined, { ref: false });
    const isDone = await writePointerFiles(stores).then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
}

async function readTransactionId(query: Queryable): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(query);
  return rows[0]?.id ?? '';
}

/**
 * Runs a publishing action: its rows in one transaction, in parallel with those of other products, and then its pointer
 * files. If the connection to the database breaks during the commit, the outcome is unknown; if the rows were
 * committed, the files follow a little later.
 */
export async function publishInTurn<Result>(
  stores: Stores,
  writeRows: (query: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  try {
    const { result, notedBy } = await stores.database.transaction(async (query) => {
      await joinPublications(query);
      return { result: await writeRows(query), notedBy: await readTransactionId(query) };
    });
    await writePointerFiles(stores, { notedBy });
    return result;
  } catch (error) {
    if (!(error instanceof Failure)) void retryLater(stores);
    throw error;
  }
}
