import { wholeOf } from '@vitrina/demo';
import type { Insertable } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import type { Tables } from '../../../platform/storage/tables.ts';
import { findExpected } from '../../monitor/checking/findExpected.ts';
import { scriptOriginsOf } from '../../monitor/scriptOrigins.ts';
import type { Services } from '../../services.ts';
import { type DemoCalendar, openCalendar } from '../demoCalendar.ts';
import { listVisitedPages, type VisitedPage } from '../visitedPages.ts';
import { findUnreachable } from '../../monitor/rules/unreachable.ts';
import { createdAt, listChecks, listStatuses, listTroubles, notedAt, type PastCheck } from './pageLife.ts';
import { type DemoReading, type PastState, readDemoPage, type ReadablePage } from './readDemoPage.ts';
import { watchedSku } from './watchedSku.ts';

const dayMs = 24 * 60 * 60_000;
const rowsAtOnce = 500;

/** The loading of product pages. */
interface Loading {
  query: Queryable;
  services: Services;
  calendar: DemoCalendar;
}

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** The rows of a page's past. */
interface Past {
  checks: Row<'page_check'>[];
  problems: Row<'page_problem'>[];
  statuses: Row<'page_status_period'>[];
}

function toPageRow(
  { page, link, epackId, pageKey }: VisitedPage,
  { calendar }: Loading,
): Row<'product_page'> {
  const { package: one, retailerId, note } = page;
  const { mpn, watchedId } = one;
  const status = listStatuses(page, calendar).at(-1);
  const last = listChecks(page, calendar).at(-1);
  const sku = String(wholeOf(`${mpn} ${retailerId} sku`, 100_000, 1_000_000));
  return {
    retailer_id: retailerId,
    license_id: one.licenseId,
    link,
    page_key: pageKey,
    product_name: one.name,
    ean: one.gtin,
    mpn,
    brand: one.brand,
    retailer_sku: watchedId === undefined ? sku : watchedSku(watchedId),
    epack_id: epackId,
    status: status?.status ?? 'underReview',
    status_since: status?.since ?? calendar.loadedAt,
    status_cause: status?.cause ?? 'neverRead',
    status_problem: status?.problem ?? null,
    state: last ? 'shown' : null,
    visited_at: last?.at ?? null,
    check_failure: null,
    reason_id: note?.reasonId ?? null,
    reason_at: notedAt(page, calendar) ?? null,
    next_check_at: last ? new Date(last.at.getTime() + dayMs) : calendar.loadedAt,
    created_at: createdAt(page, calendar),
  };
}

function toStatusRows({ page }: VisitedPage, pageId: number, calendar: DemoCalendar): Past['statuses'] {
  const statuses = listStatuses(page, calendar);
  return statuses.map(({ status, since, cause, problem, failure, views }, at) => ({
    page_id: pageId,
    status,
    since,
    until: statuses[at + 1]?.since ?? null,
    cause,
    problem,
    failure,
    views,
  }));
}

/** Reads each state of a page once: most days are alike. */
function createReader(readable: ReadablePage): (state: PastState) => Promise<DemoReading> {
  const known = new Map<string, Promise<DemoReading>>();
  return (state) => {
    const key = `${state.fault} ${state.isPublished}`;
    const reading = known.get(key) ?? readDemoPage(readable, state);
    known.set(key, reading);
    return reading;
  };
}

async function toCheckRow(
  { at, tookMs, failure, ...state }: PastCheck,
  pageId: number,
  read: (state: PastState) => Promise<DemoReading>,
): Promise<Row<'page_check'>> {
  const evidence = failure === null ? (await read(state)).evidence : null;
  return {
    page_id: pageId,
    checked_at: at,
    took_ms: Math.round(tookMs),
    failure,
    evidence: JSON.stringify(evidence),
  };
}

async function makePast(one: VisitedPage, pageId: number, loading: Loading): Promise<Past> {
  const { query, services, calendar } = loading;
  const expected = await findExpected(query, pageId, scriptOriginsOf(services.config));
  const statuses = toStatusRows(one, pageId, calendar);
  if (!expected?.link) return { checks: [], problems: [], statuses };
  const { link } = expected;
  const { page, epackId } = one;
  const streamUrl = services.config.streamPublicUrl ?? '';
  const read = createReader({ page, epackId, link, streamUrl, expected });
  const checks = await Promise.all(
    listChecks(page, calendar).map((check) => toCheckRow(check, pageId, read)),
  );
  const troubles = await Promise.all(
    listTroubles(page, calendar).map(async ({ since, until, failure, ...state }) => {
      const silence = failure && findUnreachable(failure, '');
      const findings = silence ? [silence] : (await read(state)).findings;
      return findings.map((finding) => ({
        page_id: pageId,
        since,
        cleared_at: until,
        owner_id: null,
        ...finding,
      }));
    }),
  );
  return { checks, problems: troubles.flat(), statuses };
}

async function insertRows<Table extends 'page_check' | 'page_problem' | 'page_status_period'>(
  query: Queryable,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await query
      .insertInto(table)
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
  }
}

async function loadLicense(loading: Loading, licenseId: number): Promise<void> {
  const { query, services } = loading;
  const pages = await listVisitedPages(query, [licenseId], services.config);
  const known = await query
    .selectFrom('product_page')
    .select(['ean', 'retailer_id', 'mpn', 'created_at'])
    .where('license_id', '=', licenseId)
    .where('created_at', '<', loading.calendar.loadedAt)
    .execute();
  if (known.length > 0 || pages.length === 0) return;
  const ids = await query
    .insertInto('product_page')
    .values(pages.map((one) => toPageRow(one, loading)))
    .returning('id')
    .execute();
  const pasts: Past[] = [];
  for (const [at, one] of pages.entries()) {
    const id = ids[at]?.id;
    if (id !== undefined) pasts.push(await makePast(one, id, loading));
  }
  await insertRows(
    query,
    'page_status_period',
    pasts.flatMap(({ statuses }) => statuses),
  );
  await insertRows(
    query,
    'page_check',
    pasts.flatMap(({ checks }) => checks),
  );
  await insertRows(
    query,
    'page_problem',
    pasts.flatMap(({ problems }) => problems),
  );
}

/**
 * Adds the retailers' pages of the licenses' packages to the live monitor, with the checks, problems and statuses of
 * their past: what checks on the days of the calendar would have found. Licenses that have theirs stay as they are.
 * Can be aborted between licenses.
 */
export async function loadPages(
  services: Services,
  licenseIds: readonly number[],
  signal?: AbortSignal,
): Promise<void> {
  const { config, database } = services;
  const calendar = await openCalendar(database.query, config.timeZone);
  for (const licenseId of licenseIds) {
    signal?.throwIfAborted();
    await database.transaction((query) => loadLicense({ query, services, calendar }, licenseId));
  }
}
