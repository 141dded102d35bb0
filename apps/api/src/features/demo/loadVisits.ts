import { createHash } from 'node:crypto';
import {
  createSequence,
  hourWeights,
  pickWeighted,
  visitDays,
  visitorCountries,
  visitorKinds,
} from '@vitrina/demo';

import { addDays } from '../events/days.ts';
import type { StreamEvent } from '../events/eventStore.ts';
import { ensurePartitions } from '../events/postgres/partitions.ts';
import type { Services } from '../services.ts';
import { countPageVisits, listPastDays, listVisitedPages, type VisitedPage } from './visitedPages.ts';

const hourMs = 60 * 60_000;
const visitorBytes = 16;
const hours = hourWeights.map((weight, hour) => ({ weight, hour }));

type Random = () => number;

/** Returns a UUID derived from its purpose, so that loading twice adds nothing. */
function eventId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Visitors' actions besides viewing, from frequent to rare. */
const followUps = [
  { kind: 'inview', part: 0.72 },
  { kind: 'interaction', part: 0.16 },
] as const;

function makeVisit(page: VisitedPage, start: Date, random: Random): StreamEvent[] {
  const { weight: _weight, ...visitor } = pickWeighted(visitorKinds, ({ weight }) => weight, random());
  const [country] = pickWeighted(visitorCountries, ([, weight]) => weight, random());
  const { hour } = pickWeighted(hours, ({ weight }) => weight, random());
  const time = new Date(start.getTime() + Math.floor((hour + random()) * hourMs));
  const name = `${page.epackId} ${page.retailerId} ${time.getTime()} ${random()}`;
  const view: StreamEvent = {
    ...visitor,
    ts: time,
    event_id: eventId(name),
    kind: 'view',
    epack_id: page.epackId,
    retailer_id: page.retailerId,
    license_id: page.licenseId,
    shelf_id: page.shelfId,
    publication: '',
    ean: page.ean,
    mpn: page.mpn,
    brand: page.brand,
    locale: 'ru',
    block: null,
    ms: Math.round(80 + random() * 400),
    visitor: createHash('sha256').update(name).digest().subarray(0, visitorBytes),
    country,
    host: '',
    is_foreign: false,
    is_demo: true,
  };
  const more = followUps.filter(({ part }) => random() < part);
  return [
    view,
    ...more.map(({ kind }) => ({
      ...view,
      kind,
      event_id: eventId(`${name} ${kind}`),
      ms: kind === 'inview' ? Math.round(2000 + random() * random() * 60_000) : null,
    })),
  ];
}

/**
 * Generates a week of visits to the licenses' products, marked as generated and stored like real ones. Can be
 * aborted between days.
 */
export async function loadVisits(
  { config: { timeZone }, database, events }: Services,
  licenseIds: readonly number[],
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const pages = await listVisitedPages(database.query, licenseIds);
  const random = createSequence(20_261_121 + (licenseIds[0] ?? 0));
  const days = listPastDays(timeZone, now, visitDays, 0);
  const [first] = days;
  // Days of the time zone can start on the previous, or end on the next, UTC day.
  if (first) await ensurePartitions(database.query, [addDays(first.day, -1), ...days.map(({ day }) => day)]);
  for (const day of days) {
    signal?.throwIfAborted();
    const visits = pages.flatMap((page) =>
      Array.from({ length: countPageVisits(page, day, random) }, () => makeVisit(page, day.start, random)),
    );
    if (visits.length > 0) await events.add(visits.flat());
  }
}

/** Adds visits to an epack's page at a retailer, two days ago. */
export async function addVisits(
  { config: { timeZone }, database, events }: Services,
  { epackId, retailerId, licenseId }: Pick<VisitedPage, 'epackId' | 'retailerId' | 'licenseId'>,
  count: number,
): Promise<void> {
  const pages = await listVisitedPages(database.query, [licenseId]);
  const page = pages.find((one) => one.epackId === epackId && one.retailerId === retailerId);
  const [day] = listPastDays(timeZone, new Date(), 2, 0);
  if (!page || !day) return;
  const random = createSequence(count);
  await events.add(Array.from({ length: count }, () => makeVisit(page, day.start, random)).flat());
}
