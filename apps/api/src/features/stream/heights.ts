import type { StreamBeacon, StreamPage } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import { notePointersTo } from '../publishing/pointers.ts';

/** The height of a page at one size. */
export interface PageHeight {
  /** The page's `html` in the pointer. */
  page: string;
  size: keyof StreamPage['heights'];
  heightPx: number;
}

/**
 * The number of visits that report heights; the median is used, so that a single wrong report has no effect.
 */
const wantedReports = 9;
/**
 * Pointers are updated after these numbers of reports: soon after the first visit, and as reports accumulate.
 */
const telling: ReadonlySet<number> = new Set([1, 3, wantedReports]);
const maxHeightPx = 50_000;
const maxRemembered = 20_000;

/**
 * Adds a report to those of a page that the retailer shows. @returns the number of reports; undefined if no
 * more are needed
 */
async function addReport(
  query: Queryable,
  retailerId: number,
  publication: string,
  { page, size, heightPx }: PageHeight,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    insert into stream_height (retailer_id, publication, page, size, heights)
    select ${retailerId}, ${publication}, ${page}, ${size}, array[${heightPx}::int] where exists (
      select from stream_pointer s join publication p on p.id = s.publication_id
      where s.retailer_id = ${retailerId} and p.hash = ${publication}
        and position(${JSON.stringify(page)} in p.pointer::text) > 0
    )
    on conflict (retailer_id, publication, page, size) do update
      set heights = stream_height.heights || excluded.heights
      where cardinality(stream_height.heights) < ${wantedReports}
    returning cardinality(heights) as count
  `.execute(query);
  return rows[0]?.count;
}

/**
 * Collects the heights of pages at their first visits, to reserve the space at later ones. Once a page has
 * enough reports, a visit costs nothing more.
 */
export function createHeightNotes(query: Queryable) {
  const known = new Set<string>();
  return async (retailerId: number, beacon: StreamBeacon): Promise<void> => {
    const { publication, page, size, heightPx } = beacon;
    if (!publication || !page || !size || !heightPx || heightPx > maxHeightPx) return;
    const name = [retailerId, publication, page, size].join(' ');
    if (known.has(name)) return;
    const count = await addReport(query, retailerId, publication, { page, size, heightPx });
    // The files are updated within minutes. The first report also helps other retailers that have none.
    if (count !== undefined && telling.has(count))
      await notePointersTo(query, publication, count === 1 ? null : retailerId);
    if (count !== undefined && count < wantedReports) return;
    if (known.size >= maxRemembered) known.clear();
    known.add(name);
  };
}
