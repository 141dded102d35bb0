import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredHeight, StreamPage, StreamPointer } from '@vitrina/api-client/contract';
import { sql, type Transaction } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import type { Services } from '../services.ts';
import { knownHeights, measuredPages } from './knownHeights.ts';
import { pathOf, waitForOtherPublications } from './pointers.ts';

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

interface ChangedPointer {
  retailer_id: number;
  kind: 'mapping' | 'gtin' | 'mpn';
  key: string;
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

/**
 * Updates the pointer files from their rows. The rows are the source of truth and are committed first. A
 * crash in between leaves a note in the database, and the next call, at the latest the next start, updates
 * the files.
 *
 * @returns the number of files written or removed
 */
export async function writePointerFiles({ database, blobs }: Stores): Promise<number> {
  return database.transaction(async (query) => {
    await waitForOtherPublications(query);
    const { rows } = await sql<ChangedPointer>`
      with changed as (delete from pointer_change returning retailer_id, kind, key)
      select retailer_id, kind, key, p.pointer, ${knownHeights} as heights, ${measuredPages} as measured
      from changed
      left join stream_pointer s using (retailer_id, kind, key)
      left join publication p on p.id = s.publication_id
    `.execute(query);
    for (const { retailer_id: retailerId, kind, key, pointer, heights, measured } of rows) {
      const path = pathOf({ retailerId, kind, key });
      if (!pointer) await blobs.remove(path);
      else
        await blobs.put(
          path,
          Buffer.from(JSON.stringify(withHeights(pointer, heights ?? [], measured ?? []))),
        );
    }
    return rows.length;
  });
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

/**
 * Runs a publishing action: its rows in one transaction, one action at a time, and then the pointer files. If
 * the connection to the database breaks during the commit, the outcome is unknown; if the rows were
 * committed, the files follow a little later.
 */
export async function publishInTurn<Result>(
  stores: Stores,
  writeRows: (query: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await stores.database.transaction(async (query) => {
      await waitForOtherPublications(query);
      return writeRows(query);
    });
    await writePointerFiles(stores);
    return result;
  } catch (error) {
    if (!(error instanceof Failure)) void retryLater(stores);
    throw error;
  }
}
