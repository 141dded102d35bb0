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

import { addDays } from '../events/days.ts';
import type { StreamEvent } from '../events/eventStore.ts';
import { ensurePartitions } from '../events/postgres/partitions.ts';
import type { Services } from '../services.ts';
import { openCalendar } from './demoCalendar.ts';
import { listVisitedPages, type VisitedPage } from './visitedPages.ts';

const hourMs = 60 * 60_000;
const visitorBytes = 16;
const hours = hourWeights.map((weight, hour) => ({ weight, hour }));

type Random = () => number;

/** A day of visits, with its start. */
interface VisitDay {
  daysAgo: number;
  day: string;
  start: Date;
}

/** Returns a UUID derived from its purpose, so that loading twice adds nothing. */
function eventId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Visitors' actions besides viewing, from frequent to rare. Fewer visitors wait for a slow page. */
const followUps = [
  { kind: 'inview', part: 0.72, slowPart: 0.48 },
  { kind: 'interaction', part: 0.16, slowPart: 0.09 },
] as const;
const slowMs = 3600;

function makeVisit({ page, epackId, shelfId }: VisitedPage, day: VisitDay, random: Random): StreamEvent[] {
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
    event_id: eventId(name),
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
    block: null,
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
      event_id: eventId(`${name} ${kind}`),
      ms: kind === 'inview' ? Math.round(2000 + random() * random() * 60_000) : null,
    })),
  ];
}

function makeVisits(one: VisitedPage, day: VisitDay): StreamEvent[] {
  const { package: of, retailerId } = one.page;
  const random = createSequence(wholeOf(`${of.mpn} ${retailerId} ${day.daysAgo} visits`, 0, 4_294_967_296));
  const count = countViews(one.page, day);
  return Array.from({ length: count }, () => makeVisit(one, day, random)).flat();
}

/**
 * Generates a week of visits to the licenses' products, marked as generated and stored like real ones. Can be
 * aborted between days.
 */
export async function loadVisits(
  { config: { timeZone }, database: { query }, events }: Services,
  licenseIds: readonly number[],
  signal?: AbortSignal,
): Promise<void> {
  const calendar = await openCalendar(query, timeZone);
  const pages = await listVisitedPages(query, licenseIds);
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
}
