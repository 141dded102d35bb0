import { createHash } from 'node:crypto';
import {
  countVisits,
  createSequence,
  demoLicenses,
  demoProducts,
  pickWeighted,
  visitDays,
  visitorCountries,
  visitorKinds,
} from '@vitrina/demo';

import { dayIn, startOfDay } from '../statistics/days.ts';
import { rollDirtyDays } from '../statistics/postgres/rollUp.ts';
import type { Services } from '../services.ts';
import type { StreamEvent } from '../stream/eventStore.ts';
import { findShelf } from '../stream/lookups.ts';
import { addDays, ensurePartitions } from '../stream/partitions.ts';

const dayMs = 24 * 60 * 60_000;
const visitorBytes = 16;
/** Visits per product, shop and day at most; later products are asked for less. */
const busiest = 11;

interface PublishedEpack {
  id: string;
  license_id: number | null;
  shelf_id: number;
  ean: string;
  mpn: string;
  brand: string;
}

type Random = () => number;

/** A UUID that follows from what it is for: loading twice adds nothing. */
function eventId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** People shop in the evening: the hour leans towards 20. */
function timeOfDay(random: Random): number {
  const evening = (random() + random() + random()) / 3;
  return Math.floor((evening * 0.75 + 0.25 * random()) * dayMs);
}

function makeVisit(epack: PublishedEpack, retailerId: number, time: Date, random: Random): StreamEvent {
  const { weight: _weight, ...visitor } = pickWeighted(visitorKinds, ({ weight }) => weight, random());
  const [country] = pickWeighted(visitorCountries, ([, weight]) => weight, random());
  const name = `${epack.id} ${retailerId} ${time.getTime()} ${random()}`;
  return {
    ...visitor,
    ts: time,
    event_id: eventId(name),
    kind: 'view',
    epack_id: epack.id,
    retailer_id: retailerId,
    license_id: epack.license_id,
    shelf_id: epack.shelf_id,
    publication: '',
    ean: epack.ean,
    mpn: epack.mpn,
    brand: epack.brand,
    locale: 'ru',
    block: null,
    ms: Math.round(80 + random() * 400),
    visitor: createHash('sha256').update(name).digest().subarray(0, visitorBytes),
    country,
    host: '',
    is_foreign: false,
    is_demo: true,
  };
}

function popularityOf(epack: PublishedEpack): number {
  const place = demoProducts.findIndex(({ gtin }) => gtin === epack.ean);
  return Math.max(2, busiest - place * 1.6);
}

interface PastDay {
  day: string;
  start: Date;
  daysAgo: number;
}

function visitsOfDay(
  epacks: readonly PublishedEpack[],
  { day, start, daysAgo }: PastDay,
  random: Random,
): StreamEvent[] {
  const weekday = new Date(day).getUTCDay();
  return epacks.flatMap((epack) => {
    const license = demoLicenses.find(({ id }) => id === epack.license_id);
    return (license?.retailerIds ?? []).flatMap((retailerId) => {
      const count = countVisits(daysAgo, weekday, popularityOf(epack) / Math.sqrt(retailerId), random);
      return Array.from({ length: count }, () =>
        makeVisit(epack, retailerId, new Date(start.getTime() + timeOfDay(random)), random),
      );
    });
  });
}

/** Two months of made-up visits, marked as such and stored like real ones, so that the statistics have a past. */
export async function loadVisits(
  { config: { timeZone }, database, events }: Services,
  now: Date,
): Promise<void> {
  const known = await database.query
    .selectFrom('impression')
    .select('event_id')
    .where('is_demo', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const published = await database.query
    .selectFrom('epack')
    .select(['id', 'license_id', 'ean', 'mpn', 'brand', 'type', 'categories'])
    .where('deleted_at', 'is', null)
    .where('license_id', 'is not', null)
    .orderBy('ean')
    .execute();
  const epacks: PublishedEpack[] = [];
  for (const { type, ...epack } of published) {
    const shelf_id = await findShelf(database.query, { isSis: type === 'sis', categories: epack.categories });
    epacks.push({ ...epack, shelf_id });
  }
  const random = createSequence(20_261_121);
  const today = dayIn(timeZone, now);
  const days = Array.from({ length: visitDays }, (_, index) => addDays(today, index - visitDays));
  // Days of the time zone begin on the day before, or end on the day after, by the clocks of UTC.
  await ensurePartitions(database.query, [addDays(days[0] ?? today, -1), ...days]);
  for (const [index, day] of days.entries()) {
    const start = startOfDay(timeZone, day);
    const visits = visitsOfDay(epacks, { day, start, daysAgo: visitDays - index }, random);
    if (visits.length > 0) await events.add(visits);
  }
  await rollDirtyDays(database, timeZone, now);
}
