import { createHash } from 'node:crypto';
import {
  countViews,
  createSequence,
  hourWeights,
  isSlow,
  pickWeighted,
  visitDays,
  visitorCountries,
  visitorKinds,
  wholeOf,
} from '@vitrina/demo';

import { recordAnomalies } from '../anomalies/findAnomalies.ts';
import { addDays } from '../events/days.ts';
import type { StreamEvent } from '../events/eventStore.ts';
import { ensurePartitions } from '../events/postgres/partitions.ts';
import { uuidOf } from '../events/uuidOf.ts';
import { codeOf } from '../events/viewClasses.ts';
import type { Services } from '../services.ts';
import { openCalendar } from './demoCalendar.ts';
import { listVisitedPages, type VisitedPage } from './visitedPages.ts';

const hourMs = 60 * 60_000;
const visitorBytes = 16;
const hours = hourWeights.map((weight, hour) => ({ weight, hour }));

type Random = () => number;

/** Two of five views of the busiest page come from one network on the last day. */
const forged = { mpn: 'KH-TS-400', retailerId: 1, every: 5, network: Buffer.from('5eed00000001', 'hex') };
/** The demo has few views: what is suspicious in it would be chance in a real shop. */
const suspiciousViews = { hours: 1000, networks: 6, impossible: 1000 };

/** A day of visits, with its start. */
interface VisitDay {
  daysAgo: number;
  day: string;
  start: Date;
}

/** Visitors' actions besides viewing, from frequent to rare. Fewer visitors wait for a slow page. */
const followUps = [
  { kind: 'inview', part: 0.72, slowPart: 0.48 },
  { kind: 'interaction', part: 0.16, slowPart: 0.09 },
] as const;
const slowMs = 3600;

function makeVisit(
  { page, pageKey, epackId, shelfId }: VisitedPage,
  day: VisitDay,
  { random, network }: { random: Random; network: Buffer | null },
): StreamEvent[] {
  const { package: one, retailerId } = page;
  const isLate = isSlow(retailerId, day.daysAgo);
  const { weight: _weight, ...visitor } = pickWeighted(visitorKinds, ({ weight }) => weight, random());
  const [country] = pickWeighted(visitorCountries, ([, weight]) => weight, random());
  const { hour } = pickWeighted(hours, ({ weight }) => weight, random());
  const time = new Date(day.start.getTime() + Math.floor((hour + random()) * hourMs));
  const name = `${epackId} ${retailerId} ${time.getTime()} ${random()}`;
  const view: StreamEvent = {
    ...visitor,
    ts: time,
    event_id: uuidOf(name),
    kind: 'view',
    epack_id: epackId,
    retailer_id: retailerId,
    license_id: one.licenseId,
    shelf_id: shelfId,
    publication: '',
    ean: one.gtin,
    mpn: one.mpn,
    brand: one.brand,
    locale: 'ru',
    page_key: pageKey,
    block: null,
    class: codeOf('verified'),
    view_id: uuidOf(`${name} whole`),
    network,
    ms: Math.round((isLate ? slowMs : 80) + random() * 400),
    visitor: createHash('sha256').update(name).digest().subarray(0, visitorBytes),
    country,
    host: '',
    is_foreign: false,
    is_demo: true,
  };
  const more = followUps.filter(({ part, slowPart }) => random() < (isLate ? slowPart : part));
  return [
    view,
    ...more.map(({ kind }) => ({
      ...view,
      kind,
      network: null,
      event_id: uuidOf(`${name} ${kind}`),
      ms: kind === 'inview' ? Math.round(2000 + random() * random() * 60_000) : null,
    })),
  ];
}

function makeVisits(one: VisitedPage, day: VisitDay): StreamEvent[] {
  const { package: of, retailerId } = one.page;
  const random = createSequence(wholeOf(`${of.mpn} ${retailerId} ${day.daysAgo} visits`, 0, 4_294_967_296));
  const count = countViews(one.page, day);
  const isForged = of.mpn === forged.mpn && retailerId === forged.retailerId && day.daysAgo === 1;
  return Array.from({ length: count }, (_, at) => {
    const network = isForged && at % forged.every < 2 ? forged.network : null;
    return makeVisit(one, day, { random, network });
  }).flat();
}

/**
 * Generates a week of visits to the licenses' products, marked as generated and stored like real ones. Can be
 * aborted between days.
 */
export async function loadVisits(
  services: Services,
  licenseIds: readonly number[],
  signal?: AbortSignal,
): Promise<void> {
  const {
    config,
    database: { query },
    events,
  } = services;
  const calendar = await openCalendar(query, config.timeZone);
  const pages = await listVisitedPages(query, licenseIds, config);
  const days = Array.from({ length: visitDays }, (_, index) => {
    const daysAgo = visitDays - index;
    return { ...calendar.dayOf(daysAgo), start: calendar.momentOf(daysAgo, 0) };
  });
  const [first] = days;
  // Days of the time zone can start on the previous, or end on the next, UTC day.
  if (first) await ensurePartitions(query, [addDays(first.day, -1), ...days.map(({ day }) => day)]);
  for (const day of days) {
    signal?.throwIfAborted();
    const visits = pages.flatMap((page) => makeVisits(page, day));
    if (visits.length > 0) await events.add(visits);
  }
  const last = days.at(-1);
  if (last) await recordAnomalies(services, last.day, suspiciousViews);
}
