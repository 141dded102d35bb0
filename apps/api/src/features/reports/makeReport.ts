import type { Selectable } from 'kysely';
import { z } from 'zod';

import type { Tables } from '../../platform/storage/tables.ts';
import { defineJob } from '../defineJob.ts';
import type { Measures, PageId } from '../events/eventStore.ts';
import { listIntervals, sliceOf } from '../events/range.ts';
import { shownClasses } from '../events/viewClasses.ts';
import type { Services } from '../services.ts';
import { readMedians } from '../statistics/measures.ts';
import { namePages } from '../statistics/names.ts';

type StoredReport = Selectable<Tables['report']>;
type PageTotal = PageId & Measures & { points: Map<number, number>; medianMs: number | null };

const rowsAtOnce = 500;
const timeoutSeconds = 3600;
/** The remaining progress is for writing the rows. */
const countedPercent = 95;

function add(total: PageTotal, page: Measures, at: number): void {
  total.count += page.count;
  total.inviewCount += page.inviewCount;
  total.timedCount += page.timedCount;
  total.inviewMs += page.inviewMs;
  total.interactionCount += page.interactionCount;
  if (page.count > 0) total.points.set(at, page.count);
}

/** Stores the report's progress. @returns whether the report still exists */
async function noteProgress({ database }: Services, id: number, progress: number): Promise<boolean> {
  const { numUpdatedRows } = await database.query
    .updateTable('report')
    .set({ status: 'running', progress })
    .where('id', '=', id)
    .where('status', '<>', 'done')
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Counts interval by interval. Undefined if the report was deleted in the meantime. */
async function countPages(
  services: Services,
  report: StoredReport,
  signal: AbortSignal,
): Promise<PageTotal[] | undefined> {
  const selection = {
    licenseIds: report.license_ids,
    retailerIds: report.retailer_ids,
    shelfIds: report.shelf_ids ?? undefined,
    isSisOnly: false,
    hasCategoryRule: report.shelf_ids !== null,
    classes: shownClasses,
  };
  const range = { from: report.from_day, to: report.to_day };
  const starts = listIntervals(range, report.interval);
  const totals = new Map<string, PageTotal>();
  let noted = -1;
  for (const [at, start] of starts.entries()) {
    signal.throwIfAborted();
    const progress = Math.floor((at / starts.length) * countedPercent);
    if (progress > noted && !(await noteProgress(services, report.id, progress))) return undefined;
    noted = progress;
    const slice = sliceOf(range, start, report.interval);
    const visits = await services.events.over({ selection, range: slice });
    for (const { epackId, licenseId, retailerId, ...measures } of await visits.countByPage()) {
      const key = `${epackId} ${licenseId} ${retailerId}`;
      const total = totals.get(key);
      if (total) add(total, measures, at);
      else {
        const points = new Map(measures.count > 0 ? [[at, measures.count]] : []);
        totals.set(key, { epackId, licenseId, retailerId, ...measures, points, medianMs: null });
      }
    }
  }
  const medianOf = await readMedians(await services.events.over({ selection, range }));
  return [...totals.values()].map((total) => ({ ...total, medianMs: medianOf(total) }));
}

async function storeRows({ database }: Services, report: StoredReport, pages: PageTotal[]): Promise<void> {
  const width = listIntervals({ from: report.from_day, to: report.to_day }, report.interval).length;
  const named = await namePages(database.query, pages);
  const rows = named.map((page) => ({
    report_id: report.id,
    epack_id: page.epackId,
    license_id: page.licenseId,
    retailer_id: page.retailerId,
    public_id: page.publicId,
    name: page.name,
    brand: page.brand,
    ean: page.ean,
    mpn: page.mpn,
    license_name: page.license.name,
    retailer_name: page.retailer.name,
    count: page.count,
    inview_count: page.inviewCount,
    timed_count: page.timedCount,
    inview_ms: page.inviewMs,
    median_ms: page.medianMs,
    interaction_count: page.interactionCount,
    points: Array.from({ length: width }, (_, at) => page.points.get(at) ?? 0),
  }));
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  await database.transaction(async (query) => {
    const { numUpdatedRows } = await query
      .updateTable('report')
      .set({ status: 'done', progress: 100, row_count: rows.length, count, finished_at: new Date() })
      .where('id', '=', report.id)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return;
    await query.deleteFrom('report_row').where('report_id', '=', report.id).execute();
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      await query
        .insertInto('report_row')
        .values(rows.slice(at, at + rowsAtOnce))
        .execute();
    }
  });
}

/** Computes a report; restarts after an interruption. */
export const makeReport = defineJob({
  name: 'make-report',
  payload: z.object({ reportId: z.number().int() }),
  retryLimit: 2,
  timeoutSeconds,
  async run({ reportId }, { services, signal }) {
    const report = await services.database.query
      .selectFrom('report')
      .selectAll()
      .where('id', '=', reportId)
      .executeTakeFirst();
    if (!report || report.status === 'done') return;
    try {
      const pages = await countPages(services, report, signal);
      if (pages) await storeRows(services, report, pages);
    } catch (error) {
      await services.database.query
        .updateTable('report')
        .set({ status: 'failed', finished_at: new Date() })
        .where('id', '=', reportId)
        .execute();
      throw error;
    }
  },
});
