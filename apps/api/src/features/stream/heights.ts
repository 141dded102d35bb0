import type { StreamBeacon, StreamPage } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import { usableReports } from '../publishing/knownHeights.ts';
import { notePointersTo } from '../publishing/pointers.ts';

/** The height of a page at one size. */
export interface PageHeight {
  /** The page's `html` in the pointer. */
  page: string;
  size: keyof StreamPage['heights'];
  heightPx: number;
}

/**
 * The number of reports per page and size, each from another network; the median is used, so that few wrong reports
 * have no effect.
 */
const wantedReports = 9;
/**
 * Pointers are updated after these numbers of reports: as soon as there are enough to use, and when they are complete.
 */
const telling: ReadonlySet<number> = new Set([usableReports, wantedReports]);
/** Higher pages are not plausible: this is 20 large windows. */
const maxHeightPx = 20_000;
/** Old reports are replaced: a shop can change the width of its place. */
const keptDays = 30;
const maxRemembered = 20_000;
const rememberedMs = 3_600_000;

/**
 * Adds a report to those of a page that the retailer shows, one per network. @returns the number of reports; undefined
 * if no more are needed, or not from there
 */
async function addReport(
  query: Queryable,
  { retailerId, hashReporter }: ReportSource,
  publication: string,
  { page, size, heightPx }: PageHeight,
): Promise<number | undefined> {
  const reporter = await hashReporter();
  const { rows } = await sql<{ count: number }>`
    insert into stream_height (retailer_id, publication, page, size, heights, reporters)
    select ${retailerId}, ${publication}, ${page}, ${size}, array[${heightPx}::int], array[${reporter}::bytea] where exists (
      select from stream_pointer s join publication p on p.id = s.publication_id
      where s.retailer_id = ${retailerId} and p.hash = ${publication}
        and position(${JSON.stringify(page)} in p.pointer::text) > 0
    )
    on conflict (retailer_id, publication, page, size) do update set
      heights = case when ${isOld} then excluded.heights else stream_height.heights || excluded.heights end,
      reporters = case when ${isOld} then excluded.reporters else stream_height.reporters || excluded.reporters end,
      since = case when ${isOld} then now() else stream_height.since end
      where ${isOld} or (
        cardinality(stream_height.heights) < ${wantedReports} and ${reporter}::bytea <> all(stream_height.reporters)
      )
    returning cardinality(heights) as count
  `.execute(query);
  return rows[0]?.count;
}

const isOld = sql`stream_height.since < now() - make_interval(days => ${sql.lit(keptDays)})`;

/** The origin of a report. */
export interface ReportSource {
  retailerId: number;
  /** Hashes the reporter's network. Called for reports that are needed. */
  hashReporter: () => Promise<Buffer>;
}

/**
 * Collects the heights of pages at their first visits, to reserve the space at later ones. Once a page has
 * enough reports, a visit costs nothing more.
 */
export function createHeightNotes(query: Queryable) {
  const known = new Map<string, number>();
  return async (source: ReportSource, beacon: StreamBeacon): Promise<void> => {
    const { publication, page, size, heightPx } = beacon;
    if (!publication || !page || !size || !heightPx || heightPx > maxHeightPx) return;
    const name = [source.retailerId, publication, page, size].join(' ');
    if ((known.get(name) ?? 0) > Date.now()) return;
    const count = await addReport(query, source, publication, { page, size, heightPx });
    // The files are updated within minutes. The first usable median also helps other retailers that have none.
    if (count !== undefined && telling.has(count))
      await notePointersTo(query, publication, count === usableReports ? null : source.retailerId);
    if (count !== wantedReports) return;
    if (known.size >= maxRemembered) known.clear();
    known.set(name, Date.now() + rememberedMs);
  };
}
