import { bordersOf } from '../days.ts';
import type {
  DayMeasures,
  KeyedPage,
  Measures,
  PageId,
  Period,
  ProductPage,
  Selection,
  TimeCount,
  Visit,
  Visits,
} from '../eventStore.ts';
import { bucketExpression, middleOf } from '../timeBuckets.ts';
import { dimensions, type Dimension } from '../tables.ts';
import { classOf, codeOf } from '../viewClasses.ts';
import type { ClickHouse } from './clickHouse.ts';
import { countedEvents, measuredRows, measures } from './counted.ts';
import { absent, eventTable } from './eventTable.ts';

/** Statements contain only numbers, so nothing has to be escaped. */
function isAnyOf(column: string, ids: readonly number[] | undefined): string {
  if (!ids) return '1';
  return ids.length === 0 ? '0' : `${column} IN (${ids.map((id) => Math.trunc(id)).join(', ')})`;
}

function isSelected({ licenseIds, retailerIds, shelfIds, classes }: Selection, shownClass: string): string {
  return [
    isAnyOf('license_id', licenseIds),
    isAnyOf('retailer_id', retailerIds),
    isAnyOf('shelf_id', shelfIds),
    isAnyOf(shownClass, classes.map(codeOf)),
  ].join(' AND ');
}

const page = 'epack_id AS epackId, retailer_id AS retailerId';
const pageId = `${page}, license_id AS licenseId`;
const pageColumns = 'epack_id, retailer_id, license_id';
/** One byte for each view. */
const bucket = `toUInt8(${bucketExpression('ms', 'log')})`;
const dimensionPairs = dimensions.map((name) => `('${name}', ${name})`).join(', ');

type VisitRow = Omit<Visit, 'time' | 'epackId'> & { timeMs: number; epackId: string };

const keyOf = ({ epackId, retailerId }: ProductPage) => `${epackId} ${retailerId}`;

/**
 * Counts the events themselves, which the engine does fast.
 *
 * @param shownClass the expression of an event's class; see `readClass`
 */
export function createVisits(
  clickHouse: ClickHouse,
  { selection, range, shownClass }: Period & { shownClass: string },
  timeZone: string,
): Visits {
  const fromMs = Date.parse(bordersOf(timeZone, range.from).from);
  const untilMs = Date.parse(bordersOf(timeZone, range.to).until);
  const day = `toDate(ts, '${timeZone}')`;
  const seconds = (ms: number): number => Math.floor(ms / 1000);
  const counted = `
    ${eventTable} FINAL
    WHERE ${isSelected(selection, shownClass)} AND ${countedEvents}
      AND ts >= toDateTime(${seconds(fromMs)}) AND ts <= toDateTime(${seconds(untilMs)})
      AND ts_ms >= ${fromMs} AND ts_ms < ${untilMs}
  `;
  const shownPackages = `${counted} AND epack_id <> ''`;
  const views = `${counted} AND kind = 'view'`;
  const shown = `${views} AND epack_id <> ''`;
  const isByShelf = selection.shelfIds !== undefined && !(selection.isSisOnly && !selection.hasCategoryRule);
  const users = `
    SELECT ${day} AS day, license_id, retailer_id,
      uniqExact(${isByShelf ? 'shelf_id, ' : ''}${shownClass}, visitor) AS users
    FROM ${views} AND visitor <> '' GROUP BY day, license_id, retailer_id
  `;

  return {
    countByDay: () =>
      clickHouse.ask<DayMeasures>(
        `SELECT day, ${measures} FROM ${measuredRows('license_id', { day, from: counted })} GROUP BY day ORDER BY day`,
      ),
    countByDayAnd: (owner) =>
      clickHouse.ask<{ id: number; day: string; count: number }>(`
        SELECT ${owner}_id AS id, ${day} AS day, count() AS count FROM ${views} GROUP BY id, day ORDER BY id, day
      `),
    async countByDayOf(epackIds) {
      const asked = new Set(epackIds);
      // Queries all packages: thousands of ids would not fit in a statement.
      const rows = await clickHouse.ask<{ epackId: string; day: string; count: number }>(`
        SELECT epack_id AS epackId, ${day} AS day, count() AS count FROM ${shown} GROUP BY epackId, day ORDER BY day
      `);
      const counts = new Map<string, number>();
      for (const row of rows) {
        if (asked.has(row.epackId)) counts.set(row.day, (counts.get(row.day) ?? 0) + row.count);
      }
      return [...counts].map(([countedDay, count]) => ({ day: countedDay, count }));
    },
    async findFirstDay() {
      const rows = await clickHouse.ask<{ day: string }>(
        `SELECT ${day} AS day FROM ${views} ORDER BY day LIMIT 1`,
      );
      return rows[0]?.day;
    },
    async countUsers() {
      const by = async <Key>(key: string): Promise<ReadonlyMap<Key, number>> => {
        const rows = await clickHouse.ask<{ key: Key; count: number }>(
          `SELECT ${key} AS key, sum(users) AS count FROM (${users}) GROUP BY key ORDER BY count DESC, key`,
        );
        return new Map(rows.map(({ key: of, count }) => [of, count]));
      };
      const [byDay, byLicense, byRetailer] = await Promise.all([
        by<string>('day'),
        by<number>('license_id'),
        by<number>('retailer_id'),
      ]);
      return { byDay, byLicense, byRetailer };
    },
    async countByHour() {
      const rows = await clickHouse.ask<{ hour: number; count: number }>(
        `SELECT toHour(ts, '${timeZone}') AS hour, count() AS count FROM ${views} GROUP BY hour`,
      );
      const counts = new Map(rows.map(({ hour, count }) => [hour, count]));
      return Array.from({ length: 24 }, (_, hour) => counts.get(hour) ?? 0);
    },
    rankEpacks: (limit) =>
      clickHouse.ask<{ epackId: string; count: number }>(`
        SELECT epack_id AS epackId, count() AS count FROM ${shown}
        GROUP BY epackId ORDER BY count DESC, epackId ${limit === undefined ? '' : `LIMIT ${limit}`}
      `),
    async listLast(limit) {
      const rows = await clickHouse.ask<VisitRow>(`
        SELECT ts_ms AS timeMs, ${pageId}, ean, browser, os, device, country FROM ${views}
        ORDER BY ts_ms DESC, event_id LIMIT ${limit}
      `);
      return rows.map(({ timeMs, epackId, ...visit }) => ({
        time: new Date(timeMs),
        epackId: epackId === absent.text ? null : epackId,
        ...visit,
      }));
    },
    countValues: () =>
      clickHouse.ask<{ dimension: Dimension; value: string; count: number }>(`
        SELECT tupleElement(pair, 1) AS dimension, tupleElement(pair, 2) AS value, count() AS count
        FROM (SELECT arrayJoin([${dimensionPairs}]) AS pair FROM ${views})
        GROUP BY dimension, value ORDER BY count DESC, dimension, value
      `),
    countByPage: () =>
      clickHouse.ask<PageId & Measures>(`
        SELECT ${pageId}, ${measures} FROM ${measuredRows(pageColumns, { day, from: `${counted} AND epack_id <> ''` })}
        GROUP BY epackId, licenseId, retailerId
      `),
    countTimes: () =>
      clickHouse.ask<TimeCount>(`
        SELECT day, ${bucket} AS bucket, count() AS count
        FROM ${measuredRows(pageColumns, { day, from: shownPackages })}
        WHERE kind = 'inview' AND ms >= 0 GROUP BY day, bucket
      `),
    async findMedians() {
      const rows = await clickHouse.ask<PageId & { bucket: number }>(`
        SELECT ${pageId}, arrayElement(arraySort(groupArray(${bucket})), intDiv(count() + 1, 2)) AS bucket
        FROM ${measuredRows(pageColumns, { day, from: shownPackages })}
        WHERE kind = 'inview' AND ms >= 0 GROUP BY epackId, licenseId, retailerId
      `);
      return rows.map(({ bucket: middle, ...row }) => ({ ...row, medianMs: middleOf(middle) }));
    },
    async countByDayAndClass() {
      const rows = await clickHouse.ask<PageId & { day: string; code: number; count: number }>(`
        SELECT ${day} AS day, ${pageId}, ${shownClass} AS code, count() AS count FROM ${shown}
        GROUP BY day, epackId, licenseId, retailerId, code ORDER BY day, epackId, licenseId, retailerId, code
      `);
      return rows.map(({ code, ...row }) => ({ ...row, class: classOf(code) }));
    },
    countByPageKey: () =>
      clickHouse.ask<KeyedPage & Measures>(`
        SELECT ${pageId}, page_key AS pageKey, ${measures}
        FROM ${measuredRows(`${pageColumns}, page_key`, { day, from: `${counted} AND epack_id <> '' AND page_key <> ''` })}
        GROUP BY epackId, licenseId, retailerId, pageKey
      `),
    listVisitedPages: () =>
      clickHouse.ask<ProductPage>(`SELECT ${page} FROM ${shown} GROUP BY epackId, retailerId`),
    async countVisitedPages(pages) {
      const since = new Map(pages.map((one) => [keyOf(one), one.since]));
      // Queries all pages: the ids of thousands of pages would not fit in a statement.
      const visited = await clickHouse.ask<ProductPage & { days: string[] }>(
        `SELECT ${page}, groupUniqArray(${day}) AS days FROM ${shown} GROUP BY epackId, retailerId`,
      );
      const counts = new Map<string, number>();
      for (const { days, ...one } of visited) {
        const first = since.get(keyOf(one));
        if (first === undefined) continue;
        for (const visitedDay of days) {
          if (visitedDay >= first) counts.set(visitedDay, (counts.get(visitedDay) ?? 0) + 1);
        }
      }
      return [...counts].map(([countedDay, count]) => ({ day: countedDay, count }));
    },
    async findLastDays(pages) {
      const asked = new Set(pages.map(keyOf));
      // Queries all pages: the ids of thousands of pages would not fit in a statement.
      const rows = await clickHouse.ask<ProductPage & { day: string }>(
        `SELECT max(${day}) AS day, ${page} FROM ${shown} GROUP BY epackId, retailerId`,
      );
      return rows.filter((row) => asked.has(keyOf(row)));
    },
  };
}
